/** Functions that the tests run in the page. Each must be self-contained, because it is sent there as text. */

/**
 * The elements, attributes and addresses in the FAQ's answers that the sanitiser should have removed (contract.md,
 * "Values").
 */
export function strangeParts(): string[] {
  const tags = new Set(
    `p br hr h2 h3 h4 h5 h6 div span section article blockquote strong b em i u s del ins small sub sup mark abbr time
     code pre ul ol li dl dt dd a img figure figcaption details summary table caption colgroup col thead tbody tfoot tr
     th td`.split(/\s+/),
  );
  const attributes = new Set(
    `href src alt title lang dir width height colspan rowspan scope start reversed datetime open loading decoding target
     rel`.split(/\s+/),
  );
  const strange: string[] = [];
  for (const text of document.querySelectorAll("main details[id^='soru-'] > div > :first-child")) {
    for (const element of text.querySelectorAll("*")) {
      // The scroll box around a wide table is ours.
      if (element.localName === "div" && element.firstElementChild?.localName === "table" && element.className)
        continue;
      if (element.namespaceURI !== "http://www.w3.org/1999/xhtml" || !tags.has(element.localName)) {
        strange.push(element.outerHTML.slice(0, 200));
      }
      for (const { name, value } of element.attributes) {
        const isAddress = name === "href" || name === "src";
        // The box of a picture is ours.
        const isOurs = element.localName === "img" && (name === "class" || /^aspect-ratio: \d+ \/ \d+;$/.test(value));
        const isGood = isAddress ? isAllowed(element, value) : isOurs || attributes.has(name);
        if (!isGood) strange.push(`${element.localName} ${name}=${value}`);
      }
    }
  }
  return strange;

  function isAllowed(element: Element, value: string): boolean {
    const url = new URL(value, location.href);
    if (element.localName === "img") return url.origin === location.origin;
    if (url.origin === location.origin) return !/[\\]|^\/\//.test(value);
    if (!/^(https?|mailto|tel):$/.test(url.protocol) || url.username) return false;
    const isPage = url.protocol.startsWith("http");
    return (
      !isPage || (element.getAttribute("target") === "_blank" && element.getAttribute("rel") === "noopener noreferrer")
    );
  }
}

/**
 * Unfolds every answer of the FAQ at once. The page renders its whole list for each answer that says that it was
 * unfolded, and with hundreds of answers that takes a minute. So the page does not hear it.
 */
export function unfoldAnswers(): void {
  const answers = "main details[id^='soru-']";
  const silence = (event: Event) => {
    if ((event.target as Element).matches(answers)) event.stopImmediatePropagation();
  };
  addEventListener("toggle", silence, { capture: true });
  for (const answer of document.querySelectorAll(answers)) answer.setAttribute("open", "");
}

/**
 * Fires every event that a handler in these texts of the operator could listen to, and clicks them. `selector` finds the
 * texts. An element without attributes has no handler, and thousands of those take longer than all others.
 */
export function touchEverything(selector: string): void {
  const types =
    `mouseover mouseenter mousemove mousedown mouseup mouseout click dblclick auxclick contextmenu wheel pointerdown
     pointerover pointerup pointerenter touchstart touchend keydown keyup keypress input change focus focusin blur
     select submit reset drag dragstart dragenter drop copy cut paste scroll scrollend load error toggle beforetoggle
     animationstart animationend animationiteration transitionstart transitionend begin end repeat command invalid
     play canplay loadstart loadeddata message hashchange pageshow resize`.split(/\s+/);
  for (const text of document.querySelectorAll(selector)) {
    for (const element of text.querySelectorAll("*")) {
      if (element.attributes.length === 0) continue;
      for (const type of types) {
        // Our own links are inspected, not followed.
        const event = new Event(type, { bubbles: false, cancelable: true });
        if (type === "click" || type === "submit") event.preventDefault();
        else element.dispatchEvent(event);
      }
      if (element instanceof HTMLElement && !element.closest("a, summary, button")) element.click();
    }
  }
}
