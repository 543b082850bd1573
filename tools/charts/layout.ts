import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box, Label, Diagram } from './diagram.ts';

/** The package's types describe another kind of module than the one it is. */
const Layouter = elk;
const layouter = new Layouter();

export type Point = { readonly x: number; readonly y: number };
export type Area = Point & { readonly width: number; readonly height: number };
export type Line = { readonly text: string; readonly label: Label };

export type PlacedBox = Area & {
  readonly box: Box;
  /** What stands below its name, in lines. */
  readonly facts: readonly string[];
  readonly rows: readonly Line[];
};
export type PlacedArrow = {
  readonly arrow: Arrow;
  readonly route: readonly Point[];
  readonly words: (Area & { readonly lines: readonly Line[] }) | null;
};
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** The dot, and the way from it. */
  readonly begin: readonly Point[];
};

export const LINE = 17;
export const SMALL_LINE = 14;
export const PADDING = 10;
const MARGIN = 20;
/** Widths of letters, generous: a reader's typeface may be broader than ours. */
const LETTER = 7.1;
const SMALL_LETTER = 6.3;
const BOLD_LETTER = 8.1;
const LONGEST = 34;
/** Beside arrows that would make a picture too wide. */
const SHORT = 22;
/** In a list that stands by itself. */
const LONGEST_ROW = 76;
const DOT = 14;

/** As wide as a page shows without making it smaller. */
const PAGE = 1120;
/** From here on a picture is read in parts. */
const WIDEST = 1300;

/** How many boxes may stand side by side, where the layouter's own rows do not read well. */
const BREADTHS = [6, 5, 4, 3, 2];

/** The same diagram always gets the same layout. */
export async function laidOut(diagram: Diagram): Promise<Layout> {
  const attempts = [await attempt(diagram, null)];
  if (!attempts.every((one) => readsWell(one, diagram.initial))) {
    for (const breadth of [null, ...BREADTHS]) {
      attempts.push(await attempt(diagram, breadth, SHORT));
      if (breadth !== null) attempts.push(await attempt(diagram, breadth));
    }
  }
  const costs = new Map(attempts.map((one) => [one, costOf(one, diagram.initial)]));
  const [best] = attempts.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
  if (!best) throw new Error(`No layout of ${diagram.title}`);
  return withAnywhere(best, diagram);
}

/** What would make a picture hard to read all the same, for who has to write its machine otherwise. */
export function faultsOf(
  { width, boxes, arrows }: Layout,
  initial: string | null,
): readonly string[] {
  const states = boxes.filter(({ box }) => box.kind !== 'anywhere');
  const words = arrows.flatMap((arrow) => (arrow.words ? [arrow.words] : []));
  const covering = pairsOf([...boxes, ...words]).filter(([a, b]) => doOverlap(a, b, 0));
  return [
    ...(beginsOnTop(states, initial) ? [] : ['it does not begin at its top']),
    ...(width < WIDEST ? [] : [`it is ${Math.round(width)} wide, more than a page shows`]),
    ...(covering.length === 0 ? [] : [`${covering.length} boxes or words cover others up`]),
  ];
}

const pairsOf = <One>(all: readonly One[]): readonly (readonly [One, One])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

async function attempt(
  diagram: Diagram,
  breadth: number | null,
  longest = LONGEST,
): Promise<Layout> {
  const rows = breadth === null ? [] : rowsFrom(diagram, breadth);
  const rowOf = (id: string) => ROW * (2 + 2 * rows.findIndex((row) => row.includes(id)));
  /** Words stand in rows of their own, which must be there before the words are. */
  const between = rows.map((_, index) => ({
    id: `between ${index}`,
    x: 0,
    y: ROW * (2 * index + 3),
  }));
  const graph: ElkNode = await layouter.layout({
    id: 'diagram',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      ...(breadth === null
        ? { 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' }
        : {
            'elk.layered.cycleBreaking.strategy': 'INTERACTIVE',
            'elk.layered.layering.strategy': 'INTERACTIVE',
          }),
      'elk.layered.spacing.nodeNodeBetweenLayers': '40',
      'elk.layered.spacing.edgeNodeBetweenLayers': '18',
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeNode': '20',
      'elk.spacing.edgeEdge': '14',
      'elk.spacing.edgeLabel': '4',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
      'elk.separateConnectedComponents': 'false',
    },
    children: [
      ...(diagram.initial === null ? [] : [dot]),
      ...between,
      ...diagram.boxes.map((box) => ({ id: box.id, ...sizeOf(box), x: 0, y: rowOf(box.id) })),
    ],
    edges: [
      ...(diagram.initial === null
        ? []
        : [
            { id: INITIAL, sources: [INITIAL], targets: [diagram.initial] },
            ...besideInitial(diagram),
          ]),
      ...diagram.arrows.map((arrow, index) => edgeOf(arrow, index, longest)),
    ],
  });
  const { children = [], edges = [], width = 0, height = 0 } = graph;
  /** Boxes that no arrow joins stand in one row: they begin at the same height. */
  const inOneRow = diagram.arrows.length === 0 && diagram.initial === null ? { y: MARGIN } : {};
  const placedAt = (id: string) => ({
    ...areaOfNode(children.find((node) => node.id === id) ?? {}),
    ...inOneRow,
  });
  const edgeCalled = (id: string) => edges.find((edge) => edge.id === id);
  return {
    width,
    height,
    boxes: diagram.boxes.map((box) => ({ ...textsOf(box), ...placedAt(box.id) })),
    arrows: diagram.arrows.map((arrow, index) =>
      placedArrow(arrow, edgeCalled(`arrow ${index}`), longest),
    ),
    begin: routeOf(edgeCalled(INITIAL)),
  };
}

/** Where no arrow joins the boxes, hidden ones keep them in the row of the one that is first. */
const besideInitial = ({ arrows, boxes, initial }: Diagram): readonly ElkExtendedEdge[] =>
  arrows.length > 0
    ? []
    : boxes
        .filter(({ id }) => id !== initial)
        .map(({ id }) => ({ id: `beside ${id}`, sources: [INITIAL], targets: [id] }));

/** Boxes row by row from where everything begins, so many in each; those that lead on come first. */
function rowsFrom({ initial, boxes, arrows }: Diagram, breadth: number): readonly string[][] {
  const from = (id: string) => arrows.filter((one) => one.from === id).map(({ to }) => to);
  const seen = new Set<string>();
  const rows: string[][] = [];
  const begin = (id: string) => {
    if (seen.has(id)) return [];
    seen.add(id);
    return [id];
  };
  for (let next = initial === null ? [] : begin(initial); next.length > 0;) {
    const leadsOn = (id: string) => from(id).some((to) => !seen.has(to));
    const row = next.toSorted((a, b) => Number(leadsOn(b)) - Number(leadsOn(a))).slice(0, breadth);
    rows.push(row);
    next = [...row.flatMap(from).flatMap(begin), ...next.filter((id) => !row.includes(id))];
  }
  for (const { id } of boxes) {
    if (seen.has(id)) continue;
    const [last] = rows.slice(-1);
    if (last && last.length < breadth && rows.length > 1) last.push(id);
    else rows.push([id]);
  }
  return rows;
}

const areaOfNode = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x,
  y,
  width,
  height,
});

/** More than any box is tall. */
const ROW = 10_000;
const INITIAL = '(initial)';
const dot: ElkNode = {
  id: INITIAL,
  width: DOT,
  height: DOT,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
};

const routeOf = (edge: ElkExtendedEdge | undefined): readonly Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);

function placedArrow(
  arrow: Arrow,
  edge: ElkExtendedEdge | undefined,
  longest: number,
): PlacedArrow {
  const [label] = edge?.labels ?? [];
  return {
    arrow,
    route: routeOf(edge),
    words: label ? { ...areaOfNode(label), lines: linesOf(arrow.labels, longest) } : null,
  };
}

function edgeOf({ from, to, labels }: Arrow, index: number, longest: number): ElkExtendedEdge {
  const lines = linesOf(labels, longest);
  const id = `arrow ${index}`;
  const width = Math.max(...lines.map(({ text }) => text.length)) * SMALL_LETTER + 8;
  const height = lines.length * SMALL_LINE + 4;
  return {
    id,
    sources: [from],
    targets: [to],
    labels:
      lines.length === 0
        ? []
        : [
            {
              id: `label ${index}`,
              text: id,
              width,
              height,
              layoutOptions: { 'elk.edgeLabels.inline': 'true' },
            },
          ],
  };
}

/** What several labels say is told apart by a dot before each. */
const linesOf = (labels: readonly Label[], longest: number): readonly Line[] =>
  labels.flatMap((label) => {
    const [first, next] = labels.length > 1 ? ['· ', '  '] : ['', ''];
    return wrapped([label.event, label.condition], longest).map((text, index) => ({
      text: (index === 0 ? first : next) + text,
      label,
    }));
  });

const textsOf = (box: Box) => ({
  box,
  facts: box.facts.flatMap((fact) => wrapped([fact])),
  rows: rowsOf(box),
});

/**
 * Rows of a box. What happens to one event under several conditions stands below its name, set in; what
 * several events come to stands below their names.
 */
function rowsOf({ rows, kind }: Box): readonly Line[] {
  const longest = kind === 'anywhere' ? LONGEST_ROW : LONGEST;
  const lines = (parts: readonly string[], label: Label, first = '', next = INSET) =>
    wrapped(parts, longest).map((text, index) => ({
      text: (index === 0 ? first : next) + text,
      label,
    }));
  const below = (label: Label) =>
    lines([label.condition, label.leads], label, INSET, INSET + INSET);
  return groupsOf(rows).flatMap((group): readonly Line[] => {
    const [first] = group;
    const events = group.map(({ event }) => event);
    if (!first) return [];
    if (first.event === '' || group.length === 1) {
      return group.flatMap((label) => lines([label.event, label.condition, label.leads], label));
    }
    if (new Set(events).size === 1) {
      return [...lines([first.event], first), ...group.flatMap(below)];
    }
    return [...group.flatMap((label) => lines([label.event], label)), ...below(first)];
  });
}

/** Rows of the same event; and neighbours that come to the same. */
function groupsOf(rows: readonly Label[]): readonly (readonly Label[])[] {
  const outcome = ({ condition, leads }: Label) => `${condition} ${leads}`.trim();
  const groups: (readonly Label[])[] = [];
  for (const group of Map.groupBy(rows, ({ event }) => event).values()) {
    const [last, [first]] = [groups.at(-1), group];
    const isAlike =
      first &&
      group.length === 1 &&
      first.event !== '' &&
      !['', '↺'].includes(outcome(first)) &&
      last?.every((one) => one.event !== '' && outcome(one) === outcome(first));
    if (isAlike && last) groups[groups.length - 1] = [...last, first];
    else groups.push(group);
  }
  return groups;
}

const INSET = '   ';

function sizeOf(box: Box): { readonly width: number; readonly height: number } {
  const { rows, facts } = textsOf(box);
  const inner = Math.max(
    64,
    box.name.length * BOLD_LETTER,
    ...facts.map(({ length }) => length * LETTER),
    ...rows.map(({ text }) => text.length * SMALL_LETTER),
  );
  const head = LINE * (1 + facts.length) + 2 * PADDING - 4;
  const body = rows.length === 0 ? 0 : rows.length * SMALL_LINE + PADDING;
  return { width: Math.ceil(inner + 2 * PADDING + 4), height: head + body };
}

/**
 * Event, condition and target in lines of a readable length, broken between them first. What follows a
 * part that is broken begins a line of its own; an arrow may end one.
 */
export function wrapped(parts: readonly string[], longest = LONGEST): readonly string[] {
  const lines: string[] = [];
  let isBroken = false;
  for (const part of parts.filter((one) => one !== '')) {
    const joined = `${lines.at(-1)} ${part}`;
    const mayJoin = lines.length > 0 && (!isBroken || /^[→↺]/.test(part));
    if (mayJoin && joined.length <= longest) lines[lines.length - 1] = joined;
    else {
      const own = evenly(part, longest);
      isBroken = own.length > 1;
      lines.push(...own);
    }
  }
  return lines;
}

/** As few lines as can be, of about the same length: no word is left alone. */
function evenly(text: string, longest: number): readonly string[] {
  const few = filled(text, longest).length;
  for (let length = Math.ceil(text.length / few); length < longest; length++) {
    const lines = filled(text, length);
    if (lines.length === few && lines.every((line) => line.length <= longest)) return lines;
  }
  return filled(text, longest);
}

function filled(text: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && joined.length <= longest) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

const beginsOnTop = (boxes: Layout['boxes'], initial: string | null): boolean => {
  const begun = boxes.find(({ box }) => box.id === initial);
  return !begun || boxes.every(({ y }) => y >= begun.y);
};

const readsWell = ({ width, boxes, arrows }: Layout, initial: string | null): boolean =>
  width <= PAGE && beginsOnTop(boxes, initial) && crossings(arrows.map(({ route }) => route)) === 0;

/** What makes a picture hard to read: no beginning, too wide, too tall, lines that cross or wander. */
function costOf({ width, height, boxes, arrows }: Layout, initial: string | null): number {
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

/** What may happen anywhere is told below everything; a short list in a corner that is free. */
function withAnywhere(layout: Layout, { anywhere: box }: Diagram): Layout {
  if (!box) return layout;
  const size = sizeOf(box);
  const corners: Point[] = [
    { x: layout.width - MARGIN - size.width, y: MARGIN },
    { x: MARGIN, y: MARGIN },
  ];
  const free = corners.find(
    (corner) => corner.x >= MARGIN && isFree(layout, { ...corner, ...size }),
  );
  const below = { x: MARGIN, y: layout.height + 4 };
  const place = box.rows.length <= SHORT_LIST && free ? free : below;
  return {
    ...layout,
    width: Math.max(layout.width, place.x + size.width + MARGIN),
    height: Math.max(layout.height, place.y + size.height + MARGIN),
    boxes: [...layout.boxes, { ...textsOf(box), ...place, ...size }],
  };
}

const SHORT_LIST = 3;

function isFree({ boxes, arrows, begin }: Layout, area: Area): boolean {
  const words = arrows.flatMap(({ words: at }) => (at ? [at] : []));
  const lines = [begin, ...arrows.map(({ route }) => route)].flatMap((route) =>
    route.slice(1).map((to, index) => areaOf(route[index] ?? to, to)),
  );
  return [...boxes, ...words, ...lines].every((one) => !doOverlap(one, area));
}

const areaOf = (a: Point, b: Point): Area => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

const APART = 14;

const doOverlap = (a: Area, b: Area, apart = APART): boolean =>
  a.x < b.x + b.width + apart &&
  b.x < a.x + a.width + apart &&
  a.y < b.y + b.height + apart &&
  b.y < a.y + a.height + apart;
