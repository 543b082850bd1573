import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Query, ReadScope } from '#application/kernel/query.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { renderView } from '#tests/support/render.tsx';
import { FailureState } from './failure-state.tsx';
import { useRead } from './use-read.ts';

const scope: ReadScope = { principal: 'guest', zones: '[1]', moduleId: 1, language: 'en' };
const items = (store: string): Query<string> => ({
  key: ['map', scope, 'items', store],
  read: async () => ok(`items of ${store}`),
});

test('what one store sells is never shown as that of another, not for a moment', async () => {
  const drawn: string[] = [];
  function Items() {
    const [store, setStore] = useState('Dosa Corner');
    const { value, loading } = useRead(items(store));
    drawn.push(`${store}: ${value ?? (loading ? 'on their way' : 'nothing')}`);
    return <button onClick={() => setStore('Green Grocer')}>{value ?? 'on their way'}</button>;
  }
  renderView(<Items />);
  expect(await screen.findByText('items of Dosa Corner')).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button'));

  expect(await screen.findByText('items of Green Grocer')).toBeInTheDocument();
  expect(new Set(drawn)).toEqual(
    new Set([
      'Dosa Corner: on their way',
      'Dosa Corner: items of Dosa Corner',
      'Green Grocer: on their way',
      'Green Grocer: items of Green Grocer',
    ]),
  );
});

test('what the server could not answer is asked again by itself, and shown when it can', async () => {
  const failure = { kind: 'unreachable', cause: 'server', retryAfter: 5 } as const;
  let asked = 0;
  let canAnswer = false;
  const query: Query<string> = {
    key: ['map', scope, 'items', 'a busy server'],
    read: async () => {
      asked += 1;
      return canAnswer ? ok('items of Dosa Corner') : refuse(failure);
    },
  };
  function Items() {
    const { value, failure, retry } = useRead(query);
    return failure ? <FailureState failure={failure} retry={retry} /> : <p>{value}</p>;
  }
  renderView(<Items />);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We cannot answer right now. Please try again in a moment.',
  );
  await waitFor(() => expect(asked).toBeGreaterThan(2));
  canAnswer = true;
  expect(await screen.findByText('items of Dosa Corner')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
