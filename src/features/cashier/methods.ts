import type { CashMethod, SingleCashMethod } from "../../contract/cash-method.ts";
import { foldForSearch } from "../../lib/turkish.ts";

/** The methods that can be chosen, including those in groups, each once. */
export function singleMethods(methods: readonly CashMethod[]): readonly SingleCashMethod[] {
  const byId = new Map<string, SingleCashMethod>();
  for (const method of methods.flatMap((each) => (each.type === "group" ? each.methods : each))) {
    if (!byId.has(method.id)) byId.set(method.id, method);
  }
  return [...byId.values()];
}

/** The list with one method marked. Within a group only the method with that id changes. */
export function withFavourite(methods: readonly CashMethod[], id: string, isFavorite: boolean): CashMethod[] {
  const marked = (method: SingleCashMethod) => (method.id === id ? { ...method, isFavorite } : method);
  return methods.map((method) =>
    method.type === "group" ? { ...method, methods: method.methods.map(marked) } : marked(method),
  );
}

export interface ArrangedMethods {
  /** The method used last, the player's favourites and those that the operator highlights, in this order, each once. */
  readonly first: readonly SingleCashMethod[];
  /** All methods and groups, in the operator's order. What cannot be used now comes last. */
  readonly all: readonly CashMethod[];
}

/** More would push the list of all methods out of sight. */
const mostFirst = 4;

/** Arranges the methods for the list. With few methods there is nothing to put first. */
export function arrange(
  methods: readonly CashMethod[],
  {
    highlighted,
    lastUsed,
  }: { readonly highlighted: readonly { readonly id: string }[]; readonly lastUsed: string | undefined },
): ArrangedMethods {
  const all = usableFirst(
    methods.flatMap((method) => {
      if (method.type === "single") return method;
      return method.methods.length > 0 ? { ...method, methods: [...usableFirst(method.methods)] } : [];
    }),
  );
  const singles = singleMethods(all).filter(({ disabled }) => !disabled);
  if (singles.length <= mostFirst) return { first: [], all };
  const ids = new Set([
    ...(lastUsed === undefined ? [] : [lastUsed]),
    ...singles.filter(({ isFavorite }) => isFavorite).map(({ id }) => id),
    ...highlighted.map(({ id }) => id),
  ]);
  const first = [...ids].flatMap((id) => singles.find((method) => method.id === id) ?? []);
  return { first: first.slice(0, mostFirst), all };
}

/** Moves what cannot be used now to the end. A group cannot be used if none of its methods can. */
function usableFirst<Method extends CashMethod>(methods: readonly Method[]): readonly Method[] {
  const isUsable = (method: CashMethod) => singleMethods([method]).some(({ disabled }) => !disabled);
  return [...methods.filter(isUsable), ...methods.filter((method) => !isUsable(method))];
}

/** With more methods than this, there is a search. */
export const mostWithoutSearch = 12;

/** The methods whose name, or whose group's name, contains every word of the query. */
export function searchMethods(methods: readonly CashMethod[], query: string): readonly SingleCashMethod[] {
  const words = foldForSearch(query).split(" ").filter(Boolean);
  const fits = (name: string) => words.every((word) => foldForSearch(name).includes(word));
  return singleMethods(
    methods.flatMap((method): readonly SingleCashMethod[] =>
      method.type === "single"
        ? fits(method.name)
          ? [method]
          : []
        : method.methods.filter(({ name }) => fits(`${method.name} ${name}`)),
    ),
  );
}
