import { doOverlap, type Layout, type Point } from './placed.ts';

/** The width that a page shows without scaling. */
export const PAGE = 1120;
/** Wider pictures are split into parts. */
export const WIDEST = 1400;

/** Remaining readability problems, for the author of the machine to solve. */
export function faultsOf(
  { width, boxes, arrows }: Layout,
  initial: string | null,
): readonly string[] {
  const states = boxes.filter(({ box }) => box.kind !== 'anywhere' && box.kind !== 'beside');
  const words = arrows.flatMap((arrow) => (arrow.words ? [arrow.words] : []));
  const covering = pairsOf([...boxes, ...words]).filter(([a, b]) => doOverlap(a, b, 0));
  return [
    ...(beginsOnTop(states, initial) ? [] : ['it does not begin at its top']),
    ...(width < WIDEST ? [] : [`it is ${Math.round(width)} wide, more than a page shows`]),
    ...(covering.length === 0 ? [] : ['boxes or words cover one another up']),
  ];
}

const pairsOf = <One>(all: readonly One[]): readonly (readonly [One, One])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

const beginsOnTop = (boxes: Layout['boxes'], initial: string | null): boolean => {
  const begun = boxes.find(({ box }) => box.id === initial);
  return !begun || boxes.every(({ y }) => y >= begun.y);
};

export const readsWell = ({ width, boxes, arrows }: Layout, initial: string | null): boolean =>
  width <= PAGE && beginsOnTop(boxes, initial) && crossings(arrows.map(({ route }) => route)) === 0;

/** The readability cost of a layout: no initial state, too wide, too tall, crossing or long lines. */
export function costOf({ width, height, boxes, arrows }: Layout, initial: string | null): number {
  const tooWide = Math.max(0, width - PAGE);
  const routes = arrows.map(({ route }) => route);
  const bends = routes.reduce((all, route) => all + Math.max(0, route.length - 2), 0);
  if (!beginsOnTop(boxes, initial)) return Infinity;
  return 12 * tooWide + height + 0.15 * width + 60 * crossings(routes) + 6 * bends;
}

function crossings(routes: readonly (readonly Point[])[]): number {
  const segments = routes.map((route) =>
    route.slice(1).map((to, index) => ({ from: route[index] ?? to, to })),
  );
  let count = 0;
  segments.forEach((own, index) => {
    for (const other of segments.slice(index + 1)) {
      for (const a of own) for (const b of other) if (doCross(a, b)) count += 1;
    }
  });
  return count;
}

type Segment = { readonly from: Point; readonly to: Point };

function doCross(a: Segment, b: Segment): boolean {
  const isFlat = ({ from, to }: Segment) => from.y === to.y;
  if (isFlat(a) === isFlat(b)) return false;
  const [flat, upright] = isFlat(a) ? [a, b] : [b, a];
  const isBetween = (at: number, one: number, other: number) =>
    at > Math.min(one, other) && at < Math.max(one, other);
  return (
    isBetween(upright.from.x, flat.from.x, flat.to.x) &&
    isBetween(flat.from.y, upright.from.y, upright.to.y)
  );
}
