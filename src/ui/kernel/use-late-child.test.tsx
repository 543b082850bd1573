import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Services } from '#application/shell/services.ts';
import { ServicesProvider } from './services-context.tsx';
import { useLateChild } from './use-late-child.ts';

function storefrontByHand() {
  const child = { name: 'the outbox' };
  let here: typeof child | null = null;
  const observers = new Set<{ readonly next: () => void }>();
  const storefront = {
    send: vi.fn(),
    getSnapshot: () => ({ child: here }),
    subscribe: (observer: { readonly next: () => void }) => {
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    },
  };
  const comes = () => {
    here = child;
    observers.forEach(({ next }) => next());
  };
  return { services: { storefront, navigator: {} } as unknown as Services, storefront, comes };
}

const childOf = (snapshot: object) =>
  (snapshot as { readonly child: { readonly name: string } | null }).child;

const drawing = vi.fn();

function Child() {
  drawing();
  return <p>{useLateChild('outbox', childOf)?.name ?? 'to come'}</p>;
}

const view = (services: Services) =>
  render(
    <ServicesProvider services={services}>
      <Child />
    </ServicesProvider>,
  );

test('a child that is still to come is asked for, and rendered once it is there', () => {
  const { services, storefront, comes } = storefrontByHand();
  view(services);
  expect(screen.getByText('to come')).toBeVisible();
  expect(storefront.send).toHaveBeenCalledExactlyOnceWith({
    type: 'child.want',
    id: 'outbox',
    command: null,
  });

  act(comes);
  expect(screen.getByText('the outbox')).toBeVisible();
});

test('a child that is there is rendered at once, and not asked for', () => {
  const { services, storefront, comes } = storefrontByHand();
  comes();
  view(services);
  expect(screen.getByText('the outbox')).toBeVisible();
  expect(storefront.send).not.toHaveBeenCalled();
});

test('its coming draws nothing within the task in which it comes, but in slices of the next ones', async () => {
  const { services, comes } = storefrontByHand();
  view(services);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  drawing.mockClear();
  comes();
  // React renders a synchronous update in a microtask.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(drawing).not.toHaveBeenCalled();
  expect(await screen.findByText('the outbox')).toBeVisible();
  vi.unstubAllGlobals();
});
