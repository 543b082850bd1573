import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

/** The page that saves addresses prompts for sign-in itself, so that typed text survives. */
export const locationRoutes = defineRoutes({
  saveAddress: {
    title: messages.addAddress,
    needs: 'nothing',
    view: lazyView(async () => (await import('./pages/save-address-page.tsx')).SaveAddressPage),
  },
});
