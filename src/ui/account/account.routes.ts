import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

export const accountRoutes = defineRoutes({
  profileSettings: {
    title: messages.profile,
    needs: 'customer',
    profileIcon: 'user',
    view: lazyView(
      async () => (await import('./pages/profile-settings-page.tsx')).ProfileSettingsPage,
    ),
  },
  settings: {
    title: messages.settings,
    needs: 'customer',
    profileIcon: 'settings',
    view: lazyView(async () => (await import('./pages/settings-page.tsx')).SettingsPage),
  },
  profile: {
    title: messages.profile,
    needs: 'customer',
    view: lazyView(async () => (await import('./pages/no-such-page.tsx')).NoSuchPage),
  },
});
