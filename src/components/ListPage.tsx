import type { Elements } from "../ui/elements.ts";
import { PageMeta } from "./PageMeta.tsx";
import type { Read } from "../api/use-read.ts";
import { SectionState } from "./SectionState.tsx";
import layout from "../ui/layout.module.css";

export interface ListPageProps<Item> {
  read: Read<readonly Item[]>;
  /** The page's title while it shows the list. */
  name: string;
  description: string;
  path: string;
  /** The name of the list in messages about its state. */
  listTitle: string;
  /** Whether the address names one item. */
  one: boolean;
  /** The item that the address names; undefined while it loads, and when there is no such item. */
  wanted: Item | undefined;
  skeletons: { readonly list: Elements; readonly details: Elements };
  renderDetails: (item: Item, note: Elements) => Elements;
  /** Shown when there is no such item. */
  gone: Elements;
  renderList: (items: readonly Item[], note: Elements) => Elements;
}

/** A page that shows a list, or the details of the one item that the address names. */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { read, name, description, path, listTitle, one, wanted, skeletons, renderDetails, gone, renderList } = props;
  return (
    <div className={layout.stack4}>
      {!wanted && (
        <>
          {/* Until the named item has loaded, keep the title that the server sent. */}
          {!(one && read.state === "loading") && <PageMeta title={name} description={description} path={path} />}
          <h1 className={one ? "visually-hidden" : undefined}>{name}</h1>
        </>
      )}
      <SectionState isPage read={read} title={listTitle} loading={one ? skeletons.details : skeletons.list}>
        {(items, note) => {
          if (wanted) return renderDetails(wanted, note);
          return one ? gone : renderList(items, note);
        }}
      </SectionState>
    </div>
  );
}
