import type { ComponentType } from 'react';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes, type Route } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

export const shellRoutes = defineRoutes({
  help: {
    title: kernel.help,
    needs: 'nothing',
    view: lazyView(async () => (await import('./pages/help-page.tsx')).HelpPage),
  },
  legalText: {
    title: messages.legalText,
    needs: 'nothing',
    view: lazyView(
      async () => (await import('./pages/legal-text-page.tsx')).LegalTextPage,
      ({ legal }) => legal(),
    ),
  },
  landing: {
    title: messages.landing,
    needs: 'nothing',
    view: lazyView(async () => (await import('./pages/landing-page.tsx')).LandingPage),
  },
});

export const notFound: Pick<Route, 'title' | 'needs'> & { readonly view: ComponentType } = {
  title: messages.notFound,
  needs: 'nothing',
  view: lazyView(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage),
};
