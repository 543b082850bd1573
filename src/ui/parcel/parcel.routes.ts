import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

/** What `/home` shows in this module. */
export const parcelHomes = {
  parcel: lazyView(
    async () => (await import('./pages/parcel-home.tsx')).ParcelHome,
    ({ parcel }) => parcel(),
  ),
};

/** The pages of this module. */
export const parcelRoutes = defineRoutes({
  sendParcel: {
    title: messages.title,
    needs: 'place and module',
    view: lazyView(async () => (await import('./pages/send-parcel-page.tsx')).SendParcelPage),
  },
});
