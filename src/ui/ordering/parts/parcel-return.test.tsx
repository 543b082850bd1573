import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { NOON } from '#tests/support/builders/order.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { ParcelReturn } from './parcel-return.tsx';

const zone = timeZone('America/New_York');

async function show(status: OrderStatus, sender?: string) {
  const { app } = await startApp();
  const parcel = { status, reached: { receiver_absent: NOON } };
  renderView(
    <main>
      <ParcelReturn parcel={parcel} zone={zone} {...(sender === undefined ? {} : { sender })} />
    </main>,
    { app },
  );
  return screen.getByRole('main');
}

describe('of a parcel whose receiver was not there (I6)', () => {
  test.each([
    {
      status: 'receiver_absent',
      says: 'The receiver was not there. The courier waits until 12:10 PM, then brings the parcel back to the sender.',
    },
    {
      status: 'returning',
      says: 'The receiver was not there, so the courier is bringing the parcel back to the sender.',
    },
    {
      status: 'returned',
      says: 'The receiver was not there, so the parcel was brought back to the sender.',
    },
  ] as const)('its sender reads what becomes of it: $status', async ({ status, says }) => {
    expect(await show(status)).toHaveTextContent(says);
    expect(await axeFinds()).toEqual([]);
  });

  test.each([
    {
      status: 'receiver_absent',
      says: 'The courier is at your door and waits until 12:10 PM. After that the parcel goes back to Ada.',
    },
    {
      status: 'returning',
      says: 'You were not there, so the parcel is on its way back to Ada.',
    },
    { status: 'returned', says: 'You were not there, so the parcel is back with Ada.' },
  ] as const)('its receiver reads what becomes of it: $status', async ({ status, says }) => {
    expect(await show(status, 'Ada')).toHaveTextContent(says);
  });
});

test('of a parcel that comes as it should nothing more is said', async () => {
  expect(await show('picked_up')).toBeEmptyDOMElement();
});
