import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes, defineSharedPages } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

export const parcelShared = defineSharedPages({
  home: {
    view: lazyView(
      async () => (await import('./pages/parcel-home.tsx')).ParcelHome,
      ({ parcelQueries }) => parcelQueries(),
    ),
  },
});

export const parcelRoutes = defineRoutes({
  sendParcel: {
    title: messages.title,
    needs: 'place and module',
    view: lazyView(async () => (await import('./pages/send-parcel-page.tsx')).SendParcelPage),
  },
});
