/**
 * What the operator has noted at a transaction, in the language of that day and not of the page. An empty `lang` tells
 * screen readers that it is unknown.
 */
export function OperatorNote({ text }: { text: string }) {
  return <span lang="">{text}</span>;
}
