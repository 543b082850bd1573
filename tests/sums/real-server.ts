import { vi } from 'vitest';
import type { Currency } from '#domain/kernel/money.ts';
import type { TestServer } from '#tests/support/server.ts';
import { APP_URL } from '#tests/support/fakes/fake-api.ts';

/** In three currencies, since an amount of yen has no cents, and one of dinars has a thousand fils. */
export const CURRENCIES: readonly Currency[] = [
  { code: 'USD', digits: 2 },
  { code: 'JPY', digits: 0 },
  { code: 'KWD', digits: 3 },
];

/** How many cases of each currency are tried. */
export const RUNS = process.env['SUNDRY_FULL'] === '1' ? 40 : 5;

/** What the server answered last to a call whose path ends so. */
export type LastAnswer = (ending: string) => unknown;

/** Has the app of a test ask this server, which answers in the same process. */
export function askThis(server: TestServer): LastAnswer {
  const answers = new Map<string, unknown>();
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = String(input).replace(APP_URL, '');
    // The signal is the window's, which Node's own request does not take for one.
    const answer = await server.request(url, { ...init, signal: null });
    const { pathname } = new URL(url, APP_URL);
    answers.set(
      pathname,
      await answer
        .clone()
        .json()
        .catch(() => null),
    );
    return answer;
  });
  return (ending) => [...answers].findLast(([path]) => path.endsWith(ending))?.[1];
}

/** The minor units of an amount as it is written. */
export const minorIn = (text: string, { digits }: Currency): number =>
  Math.round(Number(text.replace(/[^\d.-]/g, '')) * 10 ** digits);

/** The minor units of a decimal of the wire. */
export const minorOf = (decimal: number, { digits }: Currency): number =>
  Math.round(decimal * 10 ** digits);

export const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
