import { describe, expect, test } from 'vitest';
import { chartOf } from '#tools/model/chart.ts';
import { laidOut, wrapped, type Area } from './layout.ts';
import { machines } from './machines.ts';
import { diagramsOf } from './diagram.ts';
import { speechesOf } from './speeches.ts';

const drawn = await Promise.all(
  Object.entries(machines).map(async ([flow, machine]) => {
    const chart = chartOf(machine);
    const { words, code } = await speechesOf(flow, chart);
    return [words, code].flatMap((speech) =>
      diagramsOf(chart, speech).map((diagram) => ({
        name: [flow, diagram.parent, `in ${speech.language}`].filter(Boolean).join(' '),
        diagram,
      })),
    );
  }),
);
const diagrams = drawn.flat();

describe.each(diagrams)('the picture of $name', ({ diagram }) => {
  test('is read from the top, fits a page, and covers nothing up', async () => {
    const { width, boxes, arrows } = await laidOut(diagram);
    const states = boxes.filter(({ box }) => box.kind !== 'anywhere');
    const begun = states.find(({ box }) => box.id === diagram.initial);
    const words = arrows.flatMap((arrow) => (arrow.words ? [arrow.words] : []));

    expect(Math.min(...states.map(({ y }) => y))).toBe(begun?.y ?? states[0]?.y);
    expect(width).toBeLessThan(1300);
    expect(overlaps([...boxes, ...words])).toEqual([]);
  });
});

test('long words break between event, guard and target first', () => {
  expect(wrapped(['done: authenticate', '[shopperIsUnknown]', '→ asking'])).toEqual([
    'done: authenticate',
    '[shopperIsUnknown] → asking',
  ]);
});

test('a long sentence breaks evenly, and leaves no word alone', () => {
  expect(
    wrapped(['the customer presses "Place Order"', 'if the price is too old to order at']),
  ).toEqual(['the customer presses "Place Order"', 'if the price is too', 'old to order at']);
});

function overlaps(areas: readonly Area[]): readonly (readonly [Area, Area])[] {
  return areas.flatMap((a, index) =>
    areas.slice(index + 1).flatMap((b) => {
      const isApart =
        a.x + a.width <= b.x ||
        b.x + b.width <= a.x ||
        a.y + a.height <= b.y ||
        b.y + b.height <= a.y;
      return isApart ? [] : [[a, b] as const];
    }),
  );
}
