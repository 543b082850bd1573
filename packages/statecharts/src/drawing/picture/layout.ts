import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box, Diagram } from '../diagram.ts';
import { arrowLines, headOf, rowsOf, widthOf, type Line } from './lines.ts';
import {
  doOverlap,
  type Area,
  type Layout,
  type PlacedArrow,
  type PlacedLine,
  type Point,
} from './placed.ts';
import { costOf, PAGE, readsWell, WIDEST } from './readable.ts';
import { LONGEST } from './wrapped.ts';

/** The package's types declare another module format than it has. */
const Layouter = elk;
const layouter = new Layouter();

export const PADDING = 10;
const MARGIN = 20;
/** Beside arrows that would make a picture too wide. */
const SHORT = 24;
const SHORTEST = 19;
const DOT = 14;

/** Numbers of boxes side by side to try where the layouter's own rows do not read well. */
const BREADTHS = [6, 5, 4, 3, 2];

/** The same diagram always gets the same layout. */
export async function laidOut(diagram: Diagram): Promise<Layout> {
  const attempts = [await attempt(diagram, null)];
  if (!attempts.every((one) => readsWell(one, diagram.initial))) {
    for (const breadth of [null, ...BREADTHS]) {
      attempts.push(await attempt(diagram, breadth, SHORT));
      if (breadth === null) attempts.push(await attempt(diagram, breadth, SHORTEST));
      if (breadth !== null) attempts.push(await attempt(diagram, breadth));
    }
  }
  const costs = new Map(attempts.map((one) => [one, costOf(one, diagram.initial)]));
  const [best] = attempts.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
  if (!best) throw new Error(`No layout of ${diagram.title}`);
  return withPanels(best, diagram);
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
    words: label
      ? { ...areaOfNode(label), lines: placedLines(arrowLines(arrow.labels, longest), 0) }
      : null,
  };
}

function edgeOf({ from, to, labels }: Arrow, index: number, longest: number): ElkExtendedEdge {
  const lines = arrowLines(labels, longest);
  const id = `arrow ${index}`;
  const width = Math.max(...lines.map(widthOf)) + 8;
  const height = heightOf(lines) + 4;
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

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((all, { height }) => all + height, 0);

/** The baselines of lines, the first below `top`. */
function placedLines(lines: readonly Line[], top: number): readonly PlacedLine[] {
  let y = top - 2;
  return lines.map((line) => {
    y += line.height;
    return { ...line, y };
  });
}

/** Between the head of a box and its rows. */
const RULE = 6;

function textsOf(box: Box) {
  const head = headOf(box);
  const top = PADDING + heightOf(head) + RULE;
  return {
    box,
    head: placedLines(head, PADDING - 1),
    rows: placedLines(rowsOf(box), top),
  };
}

function sizeOf(box: Box): { readonly width: number; readonly height: number } {
  const { head, rows } = textsOf(box);
  const inner = Math.max(64, ...[...head, ...rows].map(widthOf));
  const body = rows.length === 0 ? 0 : heightOf(rows) + RULE;
  return {
    width: Math.ceil(inner + 2 * PADDING + 4),
    height: Math.ceil(heightOf(head) + body + 2 * PADDING - 1),
  };
}

/** Places what belongs to no single state: in free room, right of everything, or else below. */
function withPanels(layout: Layout, { panels }: Diagram): Layout {
  return panels.reduce((all, box) => withPanel(all, box, layout), layout);
}

type Size = Pick<Area, 'width' | 'height'>;

function withPanel(layout: Layout, box: Box, states: Layout): Layout {
  const size = sizeOf(box);
  const place =
    freeRoom(layout, size) ?? besideStates(layout, size, states) ?? belowOrBeside(layout, size);
  return {
    ...layout,
    width: Math.max(layout.width, place.x + size.width + MARGIN),
    height: Math.max(layout.height, place.y + size.height + MARGIN),
    boxes: [...layout.boxes, { ...textsOf(box), ...place, ...size }],
  };
}

/** The highest place for a panel that nothing covers, rightmost first. */
function freeRoom(layout: Layout, { width, height }: Size): Point | null {
  const right = layout.width - MARGIN - width;
  for (let y = MARGIN; y + height + MARGIN <= layout.height; y += STEP) {
    for (let x = right; x >= MARGIN; x -= STEP) {
      if (isFree(layout, { x, y, width, height })) return { x, y };
    }
  }
  return null;
}
const STEP = 20;

/** In a column right of the states, while the page is wide enough and the states go down as far. */
function besideStates({ boxes }: Layout, { width, height }: Size, states: Layout): Point | null {
  const column = boxes.filter(({ x }) => x >= states.width);
  const y = Math.max(MARGIN, ...column.map((box) => box.y + box.height + MARGIN));
  const isRoom = states.width + width + MARGIN < WIDEST && y + height <= states.height;
  return isRoom ? { x: states.width, y } : null;
}

/** Right of the panel that was placed last, where the page has room; else below everything. */
function belowOrBeside({ boxes, width, height }: Layout, size: Size): Point {
  const last = boxes.findLast(({ box }) => box.kind === 'anywhere' || box.kind === 'beside');
  const below = { x: MARGIN, y: height + 4 };
  if (!last || last.y + last.height + MARGIN < height) return below;
  const beside = last.x + last.width + MARGIN;
  return beside + size.width + MARGIN <= Math.max(width, PAGE) ? { x: beside, y: last.y } : below;
}

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
