import { vi } from 'vitest';
import type { Currency } from '#domain/kernel/money.ts';
import { isFull } from '#tests/support/full.ts';
import type { TestServer } from '#tests/support/server.ts';
import { APP_URL } from '#tests/support/fakes/fake-api.ts';

/** Three currencies, since yen have no minor unit, and a dinar has a thousand fils. */
export const CURRENCIES: readonly Currency[] = [
  { code: 'USD', digits: 2 },
  { code: 'JPY', digits: 0 },
  { code: 'KWD', digits: 3 },
];

export const RUNS = isFull ? 40 : 2;

/** Returns the server's last answer to a call whose path ends like this. */
export type LastAnswer = (ending: string) => unknown;

/** Connects a test's app to this server, which answers in the same process. */
export function askThis(server: TestServer): LastAnswer {
  const answers = new Map<string, unknown>();
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = String(input).replace(APP_URL, '');
    // The signal is the window's, which Node's own Request does not accept.
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

/** Minor units of a formatted amount. */
export const minorIn = (text: string, { digits }: Currency): number =>
  Math.round(Number(text.replace(/[^\d.-]/g, '')) * 10 ** digits);

/** Minor units of a wire decimal. */
export const minorOf = (decimal: number, { digits }: Currency): number =>
  Math.round(decimal * 10 ** digits);

export const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
