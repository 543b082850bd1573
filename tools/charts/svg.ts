import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { TransitionKind } from '#tools/model/chart.ts';
import type { Arrow, Box, Scene } from './scene.ts';

/** The package's types describe another kind of module than the one it is. */
const Layouter = elk;

const LETTER = 7.1;
const BOLD_LETTER = 8.1;
const LINE = 17;
const LONGEST = 34;

/** Lays a scene out and draws it. The same scene always gives the same text. */
export async function svgOf(scene: Scene): Promise<string> {
  const laidOut = await new Layouter().layout({
    id: 'scene',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.spacing.nodeNodeBetweenLayers': '48',
      'elk.layered.spacing.edgeNodeBetweenLayers': '20',
      'elk.spacing.nodeNode': '44',
      'elk.spacing.edgeNode': '22',
      'elk.spacing.edgeEdge': '14',
      'elk.spacing.edgeLabel': '6',
      'elk.edgeLabels.inline': 'false',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': '[top=20,left=20,bottom=20,right=20]',
      'elk.separateConnectedComponents': 'false',
    },
    children: [...scene.boxes].toSorted((a, b) => rank(a) - rank(b)).map(nodeOf),
    edges: scene.arrows.map(edgeOf),
  });
  return drawn(scene, laidOut);
}

const ON_TOP = { 'elk.layered.layering.layerConstraint': 'FIRST' };

const rank = ({ kind }: Box): number => (kind === 'initial' ? 0 : kind === 'anywhere' ? 1 : 2);

function nodeOf({ id, kind, lines }: Box): ElkNode {
  if (kind === 'initial') {
    return {
      id,
      width: 14,
      height: 14,
      layoutOptions: ON_TOP,
    };
  }
  const widths = lines.map(({ length }, row) => length * (row === 0 ? BOLD_LETTER : LETTER));
  const size = { width: Math.max(84, Math.max(...widths) + 28), height: lines.length * LINE + 16 };
  return kind === 'anywhere' ? { id, ...size, layoutOptions: ON_TOP } : { id, ...size };
}

const edgeOf = ({ from, to, labels }: Arrow, index: number): ElkExtendedEdge => {
  const lines = labels.flatMap(({ text }) => wrapped(text));
  return {
    id: `arrow ${index}`,
    sources: [from],
    targets: [to],
    labels:
      lines.length === 0
        ? []
        : [
            {
              id: `label ${index}`,
              text: lines.join('\n'),
              width: Math.max(...lines.map(({ length }) => length)) * 6 + 8,
              height: lines.length * 14 + 4,
            },
          ],
  };
};

/** Words of a label in lines of a readable length. */
export function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LONGEST)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function drawn(
  scene: Scene,
  { children = [], edges = [], width = 0, height = 0 }: ElkNode,
): string {
  const boxes = children.flatMap((node) => {
    const box = scene.boxes.find(({ id }) => id === node.id);
    return box ? [boxSvg(box, node)] : [];
  });
  const arrows = edges.flatMap((edge, index) => {
    const arrow = scene.arrows[index];
    return arrow ? [arrowSvg(arrow, edge)] : [];
  });
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(scene.title)}">`,
    STYLE,
    `<rect class="paper" width="${n(width)}" height="${n(height)}"/>`,
    ...arrows,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}

function boxSvg(
  { id, kind, lines }: Box,
  { x = 0, y = 0, width = 0, height = 0 }: ElkNode,
): string {
  if (kind === 'initial')
    return `<circle class="initial" cx="${n(x + 7)}" cy="${n(y + 7)}" r="7"/>`;
  const text = lines.map(
    (line, index) =>
      `<text class="${index === 0 ? 'name' : 'fact'}" x="${n(x + width / 2)}" y="${n(y + 22 + index * LINE)}">${escaped(line)}</text>`,
  );
  const rim =
    kind === 'final'
      ? `<rect class="rim" x="${n(x + 4)}" y="${n(y + 4)}" width="${n(width - 8)}" height="${n(height - 8)}" rx="8"/>`
      : '';
  return [
    `<g class="box ${kind}" data-state="${escaped(id)}">`,
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="11"/>${rim}`,
    ...text,
    '</g>',
  ].join('');
}

function arrowSvg(
  { labels }: Arrow,
  { sections = [], labels: placed = [] }: ElkExtendedEdge,
): string {
  const kind: TransitionKind = labels[0]?.kind ?? 'always';
  const lines = sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint];
    const route = points
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`)
      .join(' ');
    const before = points.at(-2) ?? startPoint;
    return `<path class="line" d="${route}"/>${headSvg(before, endPoint)}`;
  });
  const [place] = placed;
  let row = 0;
  const words = labels.flatMap(({ text, kind: own, transition }) =>
    wrapped(text).map((line) => {
      row += 1;
      const [x, y] = [(place?.x ?? 0) + 4, (place?.y ?? 0) + row * 14 - 1];
      return `<text class="label ${css(own)}" data-transition="${escaped(transition)}" x="${n(x)}" y="${n(y)}">${escaped(line)}</text>`;
    }),
  );
  return `<g class="arrow ${css(kind)}">${lines.join('')}${words.join('')}</g>`;
}

type Point = { readonly x: number; readonly y: number };

function headSvg(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (turn: number) =>
    `${n(to.x - 9 * Math.cos(angle + turn))} ${n(to.y - 9 * Math.sin(angle + turn))}`;
  return `<path class="head" d="M${n(to.x)} ${n(to.y)} L${corner(0.42)} L${corner(-0.42)} Z"/>`;
}

const css = (kind: TransitionKind): string => `is-${kind.replace(' ', '-')}`;
const n = (value: number): string => String(Math.round(value * 10) / 10);
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const STYLE = `<style>
svg{--paper:#fff;--ink:#1c2420;--quiet:#5d6a63;--edge:#9aa8a0;--box:#f4f7f5;--deep:#e4f1ea;--event:#0b6b43;--done:#2457a6;--error:#b3261e;--delay:#8a5a00;--always:#5d6a63;font-family:Inter,system-ui,sans-serif}
@media (prefers-color-scheme:dark){svg{--paper:#141816;--ink:#eef3f0;--quiet:#a5b2ab;--edge:#55625b;--box:#1f2622;--deep:#22372c;--event:#6fd6a3;--done:#8fb8ff;--error:#ff9d94;--delay:#f0c26a;--always:#a5b2ab}}
.paper{fill:var(--paper)}.box rect{fill:var(--box);stroke:var(--edge);stroke-width:1.2}.box.compound rect{fill:var(--deep);stroke-width:2}
.box.final rect{stroke:var(--ink)}.box .rim{fill:none}.box.anywhere rect,.box.outside rect{fill:none;stroke-dasharray:5 4}
.box.active rect{stroke:var(--event);stroke-width:3}.initial{fill:var(--ink)}
text{text-anchor:middle;font-size:12px;fill:var(--quiet)}.name{font-size:13.5px;font-weight:600;fill:var(--ink)}.outside .name,.anywhere .name{font-weight:500;fill:var(--quiet)}
.label{text-anchor:start;font-size:11px;paint-order:stroke;stroke:var(--paper);stroke-width:3px;stroke-linejoin:round}
.line{fill:none;stroke-width:1.4}
.is-event .line{stroke:var(--event)}.is-event .head,.label.is-event{fill:var(--event)}
.is-done .line,.is-state-done .line{stroke:var(--done)}.is-done .head,.label.is-done,.is-state-done .head,.label.is-state-done{fill:var(--done)}
.is-error .line{stroke:var(--error)}.is-error .head,.label.is-error{fill:var(--error)}
.is-delay .line{stroke:var(--delay)}.is-delay .head,.label.is-delay{fill:var(--delay)}
.is-always .line{stroke:var(--always)}.is-always .head,.label.is-always{fill:var(--always)}
</style>`;
