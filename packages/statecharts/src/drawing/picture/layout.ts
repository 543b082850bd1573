import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box, Label, Diagram } from '../diagram.ts';
import {
  doOverlap,
  type Area,
  type Layout,
  type Line,
  type PlacedArrow,
  type Point,
} from './placed.ts';
import { costOf, readsWell } from './readable.ts';
import { LONGEST, wrapped } from './wrapped.ts';

/** The package's types declare another module format than it has. */
const Layouter = elk;
const layouter = new Layouter();

export const LINE = 17;
export const SMALL_LINE = 14;
export const PADDING = 10;
const MARGIN = 20;
/** Widths of letters, generous: a reader's typeface may be broader than ours. */
const LETTER = 7.1;
const SMALL_LETTER = 6.3;
const BOLD_LETTER = 8.1;
/** Beside arrows that would make a picture too wide. */
const SHORT = 22;
/** In a list without arrows. */
const LONGEST_ROW = 76;
const DOT = 14;

/** Numbers of boxes side by side to try where the layouter's own rows do not read well. */
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

async function attempt(
  diagram: Diagram,
  breadth: number | null,
  longest = LONGEST,
): Promise<Layout> {
  const rows = breadth === null ? [] : rowsFrom(diagram, breadth);
  const rowOf = (id: string) => ROW * (2 + 2 * rows.findIndex((row) => row.includes(id)));
  /** Labels have rows of their own, which must exist before the text is placed. */
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
  /** Boxes without arrows form one row with a common top. */
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

/** Without arrows between the boxes, hidden ones keep them in the row of the initial one. */
const besideInitial = ({ arrows, boxes, initial }: Diagram): readonly ElkExtendedEdge[] =>
  arrows.length > 0
    ? []
    : boxes
        .filter(({ id }) => id !== initial)
        .map(({ id }) => ({ id: `beside ${id}`, sources: [INITIAL], targets: [id] }));

/** Boxes row by row from the initial one, with a fixed number in each; those with outgoing arrows come first. */
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

/** More than the height of any box. */
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

/** A dot separates several labels. */
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
 * Rows of a box. Conditions of one event are indented below its name; a target shared by several events stands
 * below their names.
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

/** Groups rows of the same event, and neighbours with the same target. */
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

/** Places the transitions of all states below everything; a short list in a free corner. */
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
