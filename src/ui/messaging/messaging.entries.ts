import { defineEntries } from '#ui/kernel/entries.tsx';
import { InboxLink } from './parts/inbox-link.tsx';

/** What this module adds around the pages. Narrow windows have the way to the inbox among those of the profile. */
export const messagingEntries = defineEntries([
  { slot: 'headerWidgets', position: 4, view: InboxLink, wideOnly: true },
]);
