// ES5: every browser runs this. docs/decisions/0002-first-paint.md
(function () {
  var root = document.documentElement;
  // src/pwa/install.ts shows it.
  window.addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    window.installOffer = event;
  });
  window.showLook = function (look) {
    var style = root.style;
    for (var index = style.length - 1; index >= 0; index -= 1) {
      if (style[index].indexOf("--brand-") === 0) style.removeProperty(style[index]);
    }
    for (var name in look.style) style.setProperty("--brand-" + name, look.style[name]);
    document.fonts.clear();
    look.fonts.forEach(function (font) {
      document.fonts.add(new FontFace("Operator", font[0], font[1]));
    });
    var ground = look.style[root.getAttribute("data-theme") + "-ground"];
    if (ground) document.querySelector("meta[name=theme-color]").content = ground;
  };
  var lacks = [];
  function need(name, there) {
    if (!there) lacks.push(name);
  }
  // README.md names the browsers.
  need(
    "modules",
    "noModule" in HTMLScriptElement.prototype &&
      Object.hasOwn &&
      [].toSorted &&
      "IntersectionObserver" in window &&
      "checkVisibility" in Element.prototype &&
      window.URL &&
      URL.canParse &&
      window.IDBFactory &&
      "databases" in IDBFactory.prototype,
  );
  need("dialog", "HTMLDialogElement" in window && "popover" in HTMLElement.prototype);
  need("styles", "CSSLayerBlockRule" in window && CSS.supports("selector(:has(a))"));
  need("encryption", window.crypto && crypto.getRandomValues);
  try {
    var mode = localStorage.getItem("userMode");
    var isLight = mode === "light" || (mode === "device" && matchMedia("(prefers-color-scheme: light)").matches);
    if (isLight) {
      root.setAttribute("data-theme", "light");
      document.querySelector("meta[name=theme-color]").content = "#f5f0e6";
    }
    if (localStorage.getItem("karo.motion") === "reduced") root.setAttribute("data-motion", "reduced");
    var asked = /[?&]lang=(tr|en)(&|$)/.exec(location.search);
    var language = asked ? asked[1] : localStorage.getItem("language");
    if (language === "tr" || language === "en") root.lang = language;
  } catch (error) {
    // Storage is forbidden: the defaults apply.
    need("storage", false);
  }
  try {
    showLook(JSON.parse(localStorage.getItem("karo.look").split("\n")[1]));
  } catch (error) {
    // No look.
  }
  if (lacks.length > 0) root.setAttribute("data-lacks", lacks.join(" "));
  if (lacks.length > (lacks.indexOf("storage") < 0 ? 0 : 1)) location.replace("/device-unsupported.html");
})();
