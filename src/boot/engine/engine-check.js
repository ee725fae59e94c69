/*
 * Stands in every page as it is written here, in the syntax of 2009 and with nothing younger: the one script that an old engine can run (DOOR-3).
 * The build puts the lists into it (scripts/build/engine-notice.ts).
 */
(function () {
  var needed = '/* needed */'.split(' ');
  var young = '/* young */'.split(' ');
  var root = document.documentElement;

  function isThere(path) {
    var names = path.split('.');
    var holder = window;
    for (var at = 0; at < names.length; at += 1) {
      if (holder === undefined || holder === null || !(names[at] in Object(holder))) return false;
      // The last one may be a getter of a prototype, which throws.
      if (at < names.length - 1) holder = holder[names[at]];
    }
    return true;
  }

  function missing(paths) {
    var count = 0;
    for (var at = 0; at < paths.length; at += 1) if (!isThere(paths[at])) count += 1;
    return count;
  }

  function mixesColors() {
    return 'CSS' in window && 'supports' in CSS && CSS.supports('color', 'color-mix(in srgb, red, red)');
  }

  function language() {
    var known = /^(ko|en|ja)/;
    var asked = [];
    try {
      asked.push(window.localStorage.getItem('language'));
    } catch (_) {}
    asked = asked.concat(navigator.languages || navigator.language || []);
    for (var at = 0; at < asked.length; at += 1) {
      var found = known.exec(asked[at] || '');
      if (found) return found[1];
    }
    return 'en';
  }

  /** The person's own language comes first, and names the controls. */
  function speak(notice) {
    var texts = notice.querySelectorAll('[lang]');
    var own = language();
    for (var at = 0; at < texts.length; at += 1) {
      if (texts[at].lang !== own) continue;
      notice.insertBefore(texts[at], notice.firstChild);
      offerAddress(notice, texts[at]);
    }
  }

  function offerAddress(notice, texts) {
    var field = notice.querySelector('input');
    var button = notice.querySelector('button');
    var said = notice.querySelector('[role=status]');
    // The answer of a provider is worth nothing in another browser.
    field.value = /^\/callback\//.test(location.pathname) ? location.protocol + '//' + location.host + '/' : location.href;
    field.setAttribute('aria-label', texts.getAttribute('data-address'));
    button.innerText = texts.getAttribute('data-copy');
    button.parentNode.lang = texts.lang;
    button.onclick = function () {
      field.focus();
      field.select();
      var isCopied = false;
      try {
        isCopied = document.execCommand('copy');
      } catch (_) {}
      said.innerText = texts.getAttribute(isCopied ? 'data-copied' : 'data-not-copied');
    };
  }

  function show() {
    var notice = document.getElementById('too-old');
    if (notice === null || !notice.hidden) return;
    speak(notice);
    // Behind an open popup it could not be seen.
    var dialog = document.querySelector('dialog[open]');
    if (dialog !== null) dialog.insertBefore(notice, dialog.firstChild);
    notice.hidden = false;
    notice.removeAttribute('hidden');
    if (dialog !== null) notice.scrollIntoView();
  }

  /** The application does not run here: says so, and again to a person who presses what only it can do. */
  window.tooOld = function () {
    if (root.getAttribute('data-engine') === 'old') return;
    root.setAttribute('data-engine', 'old');
    show();
    document.addEventListener('click', function (event) {
      for (var target = event.target; target && target !== document; target = target.parentNode) {
        if (target.id === 'too-old') return;
        if (/^(button|select)$/i.test(target.tagName)) {
          show();
          document.getElementById('too-old').scrollIntoView();
          return;
        }
      }
    });
  };

  if (missing(needed) > 0) window.tooOld();
  else if (missing(young) + (mixesColors() ? 0 : 1) > 1) show();
})();
