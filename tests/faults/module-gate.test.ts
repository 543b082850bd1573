import { waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { aBrowser, aFilledCart, agrees, FAULTS, textOf } from '#tests/support/faulty-browser.ts';
import { startRenting } from '#tests/support/start-renting.ts';

const renting = startRenting();

const OLD = '1 Sedan, 1 Moped: hourly';
const NONE = ': no trip';

test.each(Object.entries(FAULTS).map(([what, fault]) => ({ what, fault })))(
  'the cart is cleared before a module is chosen, and the call $what: the module is chosen and the cart is empty, or neither [RENT-CART-31, D-116]',
  async ({ fault }) => {
    const browser = aBrowser(renting, fault, 1);
    await aFilledCart(renting, browser);
    const { gate, close } = browser.choosesModule();
    const isDone = waitFor(gate, ({ status }) => status === 'done');
    await Promise.race([isDone, browser.isClosed]);
    const isChosen = gate.getSnapshot().output === 'agreed';
    close();
    expect(browser.isMet()).toBe(true);

    browser.comesBack();
    const next = browser.opens();
    await agrees(next);
    const held = await browser.server.read(new AbortController().signal);
    next.close();

    expect(held.ok && textOf(held.value)).toBe(isChosen ? NONE : OLD);
    expect(browser.journalIsEmpty()).toBe(true);
  },
);
