import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Query, ReadScope } from '#application/kernel/query.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { renderView } from '#tests/support/render.tsx';
import { FailureState } from './failure-state.tsx';
import { usePageRead, useRead } from './use-read.ts';

const scope: ReadScope = { principal: 'guest', zones: '[1]', moduleId: 1, language: 'en' };
const items = (store: string): Query<string> => ({
  key: ['map', scope, 'items', store],
  read: async () => ok(`items of ${store}`),
});

test('what one store sells is never shown as that of another, not for a moment', async () => {
  const rendered: string[] = [];
  function Items() {
    const [store, setStore] = useState('Dosa Corner');
    const { value, loading } = useRead(items(store));
    rendered.push(`${store}: ${value ?? (loading ? 'on their way' : 'nothing')}`);
    return <button onClick={() => setStore('Green Grocer')}>{value ?? 'on their way'}</button>;
  }
  renderView(<Items />);
  expect(await screen.findByText('items of Dosa Corner')).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button'));

  expect(await screen.findByText('items of Green Grocer')).toBeInTheDocument();
  expect(new Set(rendered)).toEqual(
    new Set([
      'Dosa Corner: on their way',
      'Dosa Corner: items of Dosa Corner',
      'Green Grocer: on their way',
      'Green Grocer: items of Green Grocer',
    ]),
  );
});

test('the rows of a page stay, busy, until those of the next have come, and those of another list never do', async () => {
  const held = new Map<string, () => void>();
  const pageOf = (list: string, page: number): Query<string> => ({
    key: ['map', scope, list, page],
    read: async () => {
      const name = `${list} ${page}`;
      await new Promise<void>((resolve) => held.set(name, resolve));
      return ok(name);
    },
  });
  const shows = (text: string) =>
    waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  const answers = async (name: string) => {
    await waitFor(() => expect(held.has(name)).toBe(true));
    held.get(name)?.();
  };
  function List() {
    const [{ list, page }, turn] = useState({ list: 'running', page: 1 });
    const { value, turning } = usePageRead(pageOf(list, page));
    return (
      <>
        <p role="status">{`${value ?? 'nothing'}${turning ? ', turning' : ''}`}</p>
        <button onClick={() => turn({ list, page: page + 1 })}>Next page</button>
        <button onClick={() => turn({ list: 'ended', page: 1 })}>Another list</button>
      </>
    );
  }
  renderView(<List />);
  await shows('nothing');
  await answers('running 1');
  await shows('running 1');

  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await shows('running 1, turning');
  await answers('running 2');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('running 2'));

  fireEvent.click(screen.getByRole('button', { name: 'Another list' }));
  await shows('nothing');
  await answers('ended 1');
  await shows('ended 1');
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
