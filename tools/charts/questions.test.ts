import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { flowNames } from '#tests/model/parts.ts';
import { CHARTS, QUESTIONS } from './files.ts';

const text = readFileSync(`${CHARTS}/${QUESTIONS}`, 'utf8');
const charts = text
  .split(/^## /m)
  .slice(1)
  .map((part) => ({ flow: /^\[([\w/-]+)\]/.exec(part)?.[1] ?? part.slice(0, 40), part }));

describe('the questions to the charts', () => {
  test('are asked of the charts that reviewers read most', () => {
    expect(charts.map(({ flow }) => flow).toSorted()).toEqual([
      ...['cart/cart', 'cart/checkout-gate', 'cart/select-item', 'location/pick-location'],
      ...['ordering/checkout', 'ordering/placing', 'parcel/send-parcel', 'payment/pay'],
      ...['rental/manage-trip', 'rental/search-trip', 'rental/trip-cart', 'shell/storefront'],
    ]);
  });

  test.each(charts)(
    'are ten of $flow, each with its answer, of pictures that exist',
    ({ flow, part }) => {
      expect(flowNames).toContain(flow);
      const numbers = [...part.matchAll(/^(\d+)\. \S.*[?.]$/gm)].map(([, number]) =>
        Number(number),
      );
      expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const answers = part.matchAll(/<summary>Answer<\/summary>\n\n\s+(\S.*)\n\n\s+<\/details>/g);
      expect([...answers]).toHaveLength(10);
      const files = [...part.matchAll(/\]\(([\w.-]+)\)/g)].map(([, file]) => file ?? '');
      expect(files.filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(0);
      expect(files.filter((file) => !existsSync(`${CHARTS}/${file}`))).toEqual([]);
    },
  );
});
