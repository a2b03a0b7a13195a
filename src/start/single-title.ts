/**
 * Removes the title of index.html once a page has set its own, and puts it back while no page has one. React does not
 * remove a title that it has not rendered.
 */
export function ensureSingleTitle(head: HTMLHeadElement = document.head): void {
  const first = head.querySelector("title");
  if (!first) return;
  const look = () => {
    const others = Array.from(head.querySelectorAll("title")).filter((title) => title !== first);
    if (others.length > 0) first.remove();
    else if (!first.isConnected) head.append(first);
  };
  new MutationObserver(look).observe(head, { childList: true });
}
