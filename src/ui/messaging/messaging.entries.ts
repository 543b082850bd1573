import { defineEntries } from '#ui/kernel/entries.tsx';
import { InboxLink } from './parts/inbox-link.tsx';

/** Narrow windows link to the inbox from the profile's menu. */
export const messagingEntries = defineEntries([
  { slot: 'headerWidgets', position: 4, view: InboxLink, wideOnly: true },
]);
