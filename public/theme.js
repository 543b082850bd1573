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
  root.classList.add(theme);
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  root.lang = kept('language') === 'hi' ? 'hi' : 'en';
})();
