import { Link as RouterLink, type LinkComponent, type LinkProps } from "@tanstack/react-router";

/** A page of this site as links name it: a route and its parameters. The router's `linkOptions` checks them. */
export type PageLink = Pick<LinkProps, "to" | "params" | "search" | "hash">;

const onItsPageOnly = { exact: true };
const noProps = {};

/** The router's link to a page of this site. It is the current one (`aria-current`) on its page, but not on those below it. */
export const Link: LinkComponent<"a"> = (props) => (
  <RouterLink activeOptions={onItsPageOnly} activeProps={noProps} {...props} />
);
