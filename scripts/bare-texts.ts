import {
  type Expression,
  isArrowFunction,
  isBlock,
  isFunctionLikeDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isReturnStatement,
  type JsxChild,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";
import { type Checker, type Type, TypeFlags, type TypeReference } from "typescript/unstable/sync";

export interface BareText {
  readonly line: number;
  readonly code: string;
}

/**
 * Finds the text nodes of a file that React cannot handle once the browser has translated the page. A translation replaces
 * each text node by elements of its own (Chrome: `<font>`), and React keeps the old node. It fails to remove that node, or
 * to insert something before it: an error replaces the page. It changes the old node without effect: the page shows what is
 * no longer true (github.com/facebook/react/issues/11538). A text that is the only child of an element is safe, because React
 * sets it through the element. So a text beside anything else needs an element of its own, usually a `<span>`.
 *
 * @param source a file of the program that the checker knows
 */
export function findBareTexts(source: SourceFile, checker: Checker): BareText[] {
  const found: BareText[] = [];
  const keep = (node: Node) => {
    const line = source.text.slice(0, node.getStart(source)).split("\n").length;
    found.push({ line, code: node.getText(source).replace(/\s+/g, " ") });
  };
  const keepIfText = (expression: Expression) => {
    if (canBeText(checker, checker.getTypeAtLocation(expression))) keep(expression);
  };
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.filter(isShown);
      // `Trans` gives each of its texts an element (src/ui/TextElements.tsx).
      if (isJsxElement(node) && node.openingElement.tagName.getText(source) === "Trans") return;
      // A fragment may be beside something. So are its texts.
      if (children.length > 1 || isJsxFragment(node)) {
        for (const child of children) {
          // Nobody translates white space.
          if (isJsxText(child) && child.text.trim()) keep(child);
          if (isJsxExpression(child) && child.expression) keepIfText(child.expression);
        }
      }
    } else if (isReturnStatement(node) && node.expression && isInComponent(node)) {
      keepIfText(node.expression);
    } else if (isArrowFunction(node) && !isBlock(node.body) && /^[A-Z]/.test(nameOf(node))) {
      keepIfText(node.body);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Whether React shows anything for a child: JSX leaves out white space with a line break, and comments. */
function isShown(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== "" || !child.text.includes("\n");
  return !isJsxExpression(child) || child.expression !== undefined;
}

/**
 * Whether React may render a text node with letters for a value of this type. What is left of `a && <b />` when `a` is false,
 * "" or 0, has none.
 */
function canBeText(checker: Checker, type: Type | undefined, seen = new Set<number>()): boolean {
  // A type may contain itself.
  if (!type || seen.has(type.id)) return false;
  seen.add(type.id);
  if (type.isUnionType()) return type.getTypes().some((member) => canBeText(checker, member, seen));
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type as TypeReference).some((item) => canBeText(checker, item, seen));
  if (type.isStringLiteralType()) return type.value.trim() !== "";
  if (type.isNumberLiteralType() || type.isBigIntLiteralType()) return Boolean(type.value);
  return (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) !== 0;
}

function isInComponent(node: Node): boolean {
  let parent = node.parent;
  while (parent && !isFunctionLikeDeclaration(parent)) parent = parent.parent;
  return parent !== undefined && /^[A-Z]/.test(nameOf(parent));
}

function nameOf(node: Node): string {
  const named = isArrowFunction(node) ? node.parent : node;
  return (named as { name?: Node }).name?.getText() ?? "";
}
