import { defineEntries } from '#ui/kernel/entries.tsx';
import { HelpEntry } from './parts/help-entry.tsx';
import { ThemeEntry, LanguageEntry } from './parts/menu-settings.tsx';

export const shellMenu = defineEntries([
  { slot: 'menu', position: 45, view: HelpEntry },
  { slot: 'menu', position: 50, view: ThemeEntry },
  { slot: 'menu', position: 60, view: LanguageEntry },
]);
