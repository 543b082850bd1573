import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';
import { UnreadBadge } from './parts/unread-badge.tsx';

/** All reads depend on the customer, so none are prefetched. */
export const messagingRoutes = defineRoutes({
  inbox: {
    title: messages.inbox,
    needs: 'customer',
    profileIcon: 'chat',
    profileBadge: UnreadBadge,
    view: lazyView(async () => (await import('./pages/inbox-page.tsx')).InboxPage),
  },
});
