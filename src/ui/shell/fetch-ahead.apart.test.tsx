import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import type { LazyView } from '#ui/kernel/lazy-view.ts';
import { appRoutes } from './app-routes.ts';
import { fetchAhead } from './fetch-ahead.ts';

test('the page of a link is fetched when a pointer comes near, and that of another site is not', async () => {
  const { app } = await startApp();
  const view = appRoutes.categories.view as LazyView<object>;
  const fetched = vi.spyOn(view, 'fetchAll').mockResolvedValue();
  renderView(
    <>
      <a href="/categories">All categories</a>
      <a href="https://elsewhere.example/categories">Elsewhere</a>
    </>,
    { app },
  );
  fetchAhead(app, { idly: false });

  fireEvent.pointerOver(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(fetched).not.toHaveBeenCalled();

  fireEvent.pointerOver(screen.getByRole('link', { name: 'All categories' }));
  expect(fetched).toHaveBeenCalledOnce();
});
