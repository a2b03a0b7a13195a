/**
 * Does to the page what the translation of a browser does (Chrome): each text node is replaced by two `<font>` elements with
 * a new text node, also those that come later. The words stay as they are, so that tests find them. Attributes and what is
 * marked as not to translate are left alone.
 *
 * It needs nothing from outside of itself, so that Playwright can run it in a page.
 *
 * @returns a function that stops it. What is translated stays so.
 */
export function translatePage(): () => void {
  const untouched = "script, style, noscript, textarea, svg, font, [translate='no'], .notranslate";
  const translate = (text: Node) => {
    if (!text.nodeValue?.trim() || !text.isConnected || text.parentElement?.closest(untouched)) return;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.nodeValue);
    text.parentNode?.replaceChild(outer, text);
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) return translate(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === "characterData" ? [target] : addedNodes).forEach(translateAll);
  });
  translateAll(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
