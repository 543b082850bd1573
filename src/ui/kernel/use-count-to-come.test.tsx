import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { useCountToCome } from './use-count-to-come.ts';

type Props = { readonly list: string; readonly count?: number };

const ToCome = ({ list, count }: Props) => <output>{useCountToCome(list, count, 8)}</output>;

test('as many stand for a list as it last had, and as many as is usual before', async () => {
  const { app } = await startApp();
  const toCome = (props: Props) => {
    const { unmount } = renderView(<ToCome {...props} />, { app });
    const { textContent } = screen.getByRole('status');
    unmount();
    return Number(textContent);
  };

  expect(toCome({ list: 'banners' })).toBe(8);
  toCome({ list: 'banners', count: 2 });
  expect(toCome({ list: 'banners' })).toBe(2);
  expect(toCome({ list: 'categories' })).toBe(8);
  toCome({ list: 'banners', count: 0 });
  expect(toCome({ list: 'banners' })).toBe(2);
});
