import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#server/kernel/settings.ts';
import { paymentNotices } from './run.ts';

const { ordering, rewards } = DEFAULT_SETTINGS;
const online = { ordering: { ...ordering, digitalPayment: true }, rewards };
const adding = { ordering, rewards: { ...rewards, wallet: true, addFund: true } };

describe('what the log says of payments at the start', () => {
  test.each([online, adding])('names a gateway that takes no money', (settings) => {
    expect(paymentNotices({ simulatedGateway: true }, settings)).toEqual([
      expect.stringMatching(/^[^\n]*simulated[^\n]*take no money\.$/),
    ]);
  });

  test.each([online, adding])('names what the settings want and no gateway does', (settings) => {
    expect(paymentNotices({ simulatedGateway: false }, settings)).toEqual([
      expect.stringMatching(/^[^\n]*no payment gateway[^\n]*\.$/),
    ]);
  });

  test('is nothing where no one can pay online', () => {
    const shut = { ordering, rewards: { ...rewards, addFund: true } };

    expect(paymentNotices({ simulatedGateway: true }, shut)).toEqual([]);
    expect(paymentNotices({ simulatedGateway: false }, { ordering, rewards })).toEqual([]);
  });
});
