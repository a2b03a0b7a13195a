import type { VectorClass } from "./vector-class.ts";

const names = [
  "main", "root", "location", "document", "body", "head", "forms", "images", "links", "scripts", "cookie", "title",
  "getElementById", "querySelector", "createElement", "attributes", "children", "childNodes", "nodeName", "parentNode",
  "implementation", "documentElement", "defaultView", "currentScript", "__proto__", "constructor", "prototype",
  "trustedTypes", "navigator", "localStorage", "caches", "name", "length", "toString", "valueOf", "hasOwnProperty",
];

export const clobbering: VectorClass = {
  name: "DOM clobbering: names that stand in for the page's own",
  documented:
    "HTML Standard, 7.2.2.3 Named access on the Window object; PortSwigger, DOM clobbering strikes back; DOMPurify, SANITIZE_DOM",
  vectors: [
    ...names.map((name) => `<a id="${name}" name="${name}" href="https://example.org/">${name}</a>`),
    `<form id=x><input name=attributes><img src=x onerror=alert(1)></form>`,
    `<form id=x><input name=nodeName><input name=childNodes><input name=removeChild></form>`,
    `<form name=document><input name=body></form>`,
    `<form><input name=parentNode><input name=namespaceURI><input name=content></form>`,
    `<form onmouseover=alert(1)><input name=attributes>`,
    `<img name=getElementById src="/icons/icon-192.png"><img id=querySelector name=cookie src="/icons/icon-192.png">`,
    `<iframe name=self srcdoc="<a id=config href=https://evil.example/></a>"></iframe>`,
    `<a id=config><a id=config name=apiBase href="https://evil.example/">iki kez</a>`,
    `<object id=x><object id=x name=y></object></object>`,
    `<embed name=self><embed name=top>`,
    `<p id="main" class="sk" part="x" slot="y" itemid="z" exportparts="q">ana</p>`,
    `<form id="__proto__"><input name="polluted" value="1"></form>`,
    `<table><tbody id="toString"><tr><td id="valueOf">hücre</table>`,
  ],
};
