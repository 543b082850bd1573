import { defineEntries } from '#ui/kernel/entries.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { LanguageButton } from './parts/language-button.tsx';
import { OfflineBar } from './parts/offline-bar.tsx';
import { ThemeButton } from './parts/theme-button.tsx';

export const shellEntries = defineEntries([
  { slot: 'bar', position: 10, view: OfflineBar },
  { slot: 'headerTools', position: 20, view: LanguageButton },
  { slot: 'headerTools', position: 30, view: ThemeButton },
  {
    slot: 'settings',
    position: 10,
    view: lazyView(async () => (await import('./parts/menu-settings.tsx')).ThemeEntry),
  },
  {
    slot: 'settings',
    position: 20,
    view: lazyView(async () => (await import('./parts/menu-settings.tsx')).LanguageEntry),
  },
]);
