import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

/** The pages of this module. Who may save an address, its page asks itself: what is typed stays while they sign in. */
export const locationRoutes = defineRoutes({
  saveAddress: {
    title: messages.addAddress,
    needs: 'nothing',
    view: lazyView(async () => (await import('./pages/save-address-page.tsx')).SaveAddressPage),
  },
});
