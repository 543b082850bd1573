import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Query, ReadScope } from '#application/kernel/query.ts';
import { ok } from '#domain/kernel/result.ts';
import { renderView } from '#tests/support/render.tsx';
import { useRead } from './use-read.ts';

const scope: ReadScope = { principal: 'guest', zones: '[1]', moduleId: 1, language: 'en' };
const wares = (store: string): Query<string> => ({
  key: ['map', scope, 'wares', store],
  read: async () => ok(`wares of ${store}`),
});

test('what one store sells is never shown as that of another, not for a moment', async () => {
  const drawn: string[] = [];
  function Wares() {
    const [store, setStore] = useState('Dosa Corner');
    const { value, loading } = useRead(wares(store));
    drawn.push(`${store}: ${value ?? (loading ? 'on their way' : 'nothing')}`);
    return <button onClick={() => setStore('Green Grocer')}>{value ?? 'on their way'}</button>;
  }
  renderView(<Wares />);
  expect(await screen.findByText('wares of Dosa Corner')).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button'));

  expect(await screen.findByText('wares of Green Grocer')).toBeInTheDocument();
  expect(new Set(drawn)).toEqual(
    new Set([
      'Dosa Corner: on their way',
      'Dosa Corner: wares of Dosa Corner',
      'Green Grocer: on their way',
      'Green Grocer: wares of Green Grocer',
    ]),
  );
});
