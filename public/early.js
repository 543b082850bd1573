// Before the first paint: the theme that was chosen, or the system's; the language and its direction.
(function () {
  var root = document.documentElement;
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch (blocked) {
      return null;
    }
  }
  var theme = kept('theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  root.lang = kept('language') === 'hi' ? 'hi' : 'en';
})();

// Until the page answers, what is pressed and typed on it is remembered: the app does it then. A link
// to another page works by itself.
(function () {
  var early = [];
  function remember(kind, on) {
    early = early.filter(function (one) {
      return one.kind !== kind || one.on !== on;
    });
    early.push({ kind: kind, on: on });
  }
  function hold(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function leadsAway(link) {
    var here = link.origin === location.origin && link.pathname === location.pathname;
    return !here || link.target || link.hash;
  }
  function onClick(event) {
    var on = event.target.closest && event.target.closest('a, button, label, [type=checkbox], [type=radio]');
    if (!on || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (on.tagName === 'A' && leadsAway(on)) return;
    hold(event);
    remember('click', on);
  }
  function onSubmit(event) {
    hold(event);
    remember('submit', event.target);
  }
  function onTyped(event) {
    remember(event.target.tagName === 'INPUT' ? 'input' : event.type, event.target);
  }
  var watched = { click: onClick, submit: onSubmit, input: onTyped, change: onTyped };
  for (var type in watched) addEventListener(type, watched[type], true);
  window.earlyPresses = {
    end: function () {
      for (var type in watched) removeEventListener(type, watched[type], true);
      var done = early;
      early = [];
      return done;
    },
  };
})();

// Until the page answers, the line is kept for its scripts: of the pictures that may come late, only those are
// fetched that are seen or nearly so. A rule of the page hides the others (ui/design/theme/system.ts).
(function () {
  if (!window.IntersectionObserver) return;
  var root = document.documentElement;
  var observer = new IntersectionObserver(fetchNear, { rootMargin: '25%' });
  function fetchNear(seen) {
    seen.forEach(function (one) {
      if (!one.isIntersecting) return;
      observer.unobserve(one.target);
      one.target.querySelector('img').loading = 'eager';
    });
  }
  // What is hidden has no place of its own: its frame has.
  function watch() {
    document.querySelectorAll('img[loading=lazy]').forEach(function (picture) {
      observer.observe(picture.parentElement);
    });
  }
  root.dataset.pictures = 'near';
  document.addEventListener('readystatechange', watch, { once: true });
  window.farPictures = {
    come: function () {
      observer.disconnect();
      delete root.dataset.pictures;
    },
  };
})();
