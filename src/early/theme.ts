/** Before the first paint: the chosen theme or the system's, and the language. */
export function applySettings(read: (key: string) => string | null): void {
  const root = document.documentElement;
  const chosen = read('theme');
  const theme =
    chosen === 'light' || chosen === 'dark'
      ? chosen
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.dataset['theme'] = theme;
  root.style.colorScheme = theme;
  root.lang = read('language') === 'hi' ? 'hi' : 'en';
}
