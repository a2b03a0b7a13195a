/**
 * Keeps one title in the document: that of the page, and the first one, which is index.html's, only while no page has
 * set its own. React leaves the titles alone that it has not rendered.
 */
export function keepOneTitle(head: HTMLHeadElement = document.head): void {
  const first = head.querySelector("title");
  if (!first) return;
  const look = () => {
    const others = Array.from(head.querySelectorAll("title")).filter((title) => title !== first);
    if (others.length > 0) first.remove();
    else if (!first.isConnected) head.append(first);
  };
  new MutationObserver(look).observe(head, { childList: true });
}
