import { combinedData, searchSuggestions } from '#contract/catalogue-search.ts';
import { queryText } from '#contract/endpoint.ts';
import { quantile } from './median.ts';
import type { Town } from './town.ts';

const CALLS = 100;

type Call = readonly [name: string, path: string, query: Parameters<typeof queryText>[0]];
const suggest = (name: string): Call => [
  `suggestions for "${name}"`,
  searchSuggestions.path,
  { name },
];
const page = (name: string, query: object): Call => [
  `results of "${name}", ${Object.keys(query).join(' and ') || 'best first'}`,
  combinedData.path,
  { name, list_type: 'item', limit: 12, offset: 1, ...query },
];

/** Prefixes as typed, whole words, rare and frequent ones, misspelt ones, and ones without results. */
const SEARCHES: readonly Call[] = [
  suggest('k'),
  suggest('ka'),
  suggest('kamo'),
  suggest('kamora bi'),
  suggest('kmaora'),
  suggest('zzzzzz'),
  page('kamora', {}),
  page('bi', { sort_by: 'price_low', min_price: 5 }),
  page('kamora bine', { filter: '["discounted"]' }),
];

/** Median and highest latency of searches, in milliseconds, among few items and among many. */
export async function searchRows(towns: readonly Town[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, path, query] of SEARCHES) {
    const measured = towns.map(() => ({ times: [] as number[], found: '' }));
    for (let call = 0; call < CALLS; call += 1) {
      for (const [at, { app }] of towns.entries()) {
        const began = performance.now();
        const answer = await app.request(path + queryText(query), {
          headers: { zoneId: `[${1 + (call % 6)}]` },
        });
        const body = (await answer.json()) as { total_size?: number; items?: readonly unknown[] };
        const of = measured[at];
        of?.times.push(performance.now() - began);
        if (of) of.found = String(body.total_size ?? body.items?.length);
      }
    }
    rows.push([
      name,
      ...measured.flatMap(({ times, found }) => [
        found,
        ...[0.5, 0.99].map((share) => quantile(times, share).toFixed(1)),
      ]),
    ]);
  }
  return rows;
}

export const searchColumns = (sizes: readonly number[]): readonly string[] =>
  sizes.flatMap((size) => [`found of ${size.toLocaleString('en')}`, 'p50 ms', 'p99 ms']);
