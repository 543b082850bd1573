import type { TransitionKind } from '../../flow/chart.ts';
import type { Language } from '../../log/drawn-flow.ts';
import type { Diagram, Label } from '../diagram.ts';
import { pictureName, fileNameOf } from '../file-names.ts';
import { PADDING } from './layout.ts';
import { legendOf, type LegendLine } from './legend.ts';
import { widthOf, type Span } from './lines.ts';
import type { Layout, PlacedArrow, PlacedBox, PlacedLine, Point } from './placed.ts';

/** Renders a layout as SVG. The same layout always gives the same text. */
export function svgOf(diagram: Diagram, layout: Layout, language: Language = 'words'): string {
  const { boxes, arrows, begin } = layout;
  const legend = language === 'words' ? legendOf(diagram, layout) : { lines: [], width: 0 };
  const width = Math.max(layout.width, legend.width);
  const height = layout.height + legend.lines.length * LEGEND_LINE + (legend.lines.length && 8);
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="group" aria-label="${escaped(diagram.title)}">`,
    STYLE,
    `<rect class="paper" width="${n(width)}" height="${n(height)}"/>`,
    ...beginSvg(begin),
    ...arrows.map(lineSvg),
    ...arrows.map(wordsSvg),
    ...boxes.map((box) => boxSvg(box, language)),
    ...legend.lines.map((line, index) =>
      legendSvg(line, layout.height + 4 + (index + 0.7) * LEGEND_LINE),
    ),
    '</svg>',
    '',
  ].join('\n');
}

const LEGEND_LINE = 16;

const legendSvg = (line: LegendLine, y: number): string =>
  `<text class="legend" x="20" y="${n(y)}">${line
    .map(
      ({ text, kind }) => `<tspan${kind ? ` class="${css(kind)}"` : ''}>${escaped(text)}</tspan>`,
    )
    .join('<tspan class="between"> · </tspan>')}</text>`;

function boxSvg({ box, head, rows, x, y, width, height }: PlacedBox, language: Language): string {
  const { id, kind } = box;
  const rim =
    kind === 'final'
      ? `<rect class="rim" x="${n(x + 4)}" y="${n(y + 4)}" width="${n(width - 8)}" height="${n(height - 8)}" rx="8"/>`
      : '';
  const rule = y + (rows[0]?.y ?? 0) - (rows[0]?.height ?? 0) + 1;
  return [
    `<g class="box ${kind}" data-state="${escaped(id)}">`,
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="11"/>${rim}`,
    ...head.map((line) => headSvg(line, x + width / 2, y, language)),
    ...(rows.length > 0
      ? [`<path class="rule" d="M${n(x + PADDING)} ${n(rule)} H${n(x + width - PADDING)}"/>`]
      : []),
    ...rows.map((line) => textSvg(line, 'row', x + PADDING + 2, y)),
    '</g>',
  ].join('');
}

function headSvg(line: PlacedLine, middle: number, top: number, language: Language): string {
  const y = top + line.y;
  const spans = line.spans.map(({ text }) => escaped(text)).join(' ');
  const [{ part = 'fact' } = {}] = line.spans;
  const text = `<text class="${part}" x="${n(middle)}" y="${n(y)}">${spans}</text>`;
  if (!line.link) return text;
  const { flow } = line.link;
  const width = widthOf(line);
  return `<a class="child" href="${escaped(pictureName(fileNameOf(flow), '', language))}" data-flow="${escaped(flow)}"><rect x="${n(middle - width / 2)}" y="${n(y - 15)}" width="${n(width)}" height="21" rx="6"/>${text}</a>`;
}

function beginSvg(begin: readonly Point[]): readonly string[] {
  const [from] = begin;
  if (!from) return [];
  const dot = `<circle class="initial" cx="${n(from.x)}" cy="${n(from.y - 7)}" r="7"/>`;
  return [`<g class="arrow is-always">${routeSvg(begin)}${dot}</g>`];
}

const lineSvg = ({ arrow, route }: PlacedArrow): string =>
  `<g class="arrow ${css(arrow.kind)}">${routeSvg(route)}</g>`;

/** With a background over every line: no line crosses a label. */
function wordsSvg({ words }: PlacedArrow): string {
  if (!words) return '';
  const { x, y, width, height, lines } = words;
  const texts = lines.map((line) => textSvg(line, 'label', x + 4, y));
  const ground = `<rect class="ground" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
  return `<g class="words">${ground}${texts.join('')}</g>`;
}

const textSvg = (line: PlacedLine, name: 'row' | 'label', x: number, y: number): string =>
  `<text class="${name} ${kindOf(line.label)}" data-transition="${escaped(line.label?.transition ?? '')}" x="${n(x + line.indent)}" y="${n(y + line.y)}">${line.spans.map(spanSvg).join(' ')}</text>`;

const kindOf = (label: Label | null): string => css(label?.kind ?? 'always');

const spanSvg = ({ part, text }: Span): string => `<tspan class="${part}">${escaped(text)}</tspan>`;

function routeSvg(route: readonly Point[]): string {
  const path = route.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`);
  const [before, end] = route.slice(-2);
  if (!before || !end) return '';
  return `<path class="line" d="${path.join(' ')}"/>${arrowHeadSvg(before, end)}`;
}

function arrowHeadSvg(from: Point, to: Point): string {
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
.paper{fill:var(--paper)}.box>rect{fill:var(--box);stroke:var(--edge);stroke-width:1.2}.box.compound>rect{fill:var(--deep);stroke-width:2}
.box.final>rect{stroke:var(--ink)}.box .rim{fill:none}.box.anywhere>rect,.box.beside>rect{fill:none;stroke-dasharray:5 4}.rule{stroke:var(--edge);stroke-width:1}
.box.active>rect{stroke:var(--event);stroke-width:3}.initial{fill:var(--ink)}
.child rect{fill:var(--paper);stroke:var(--done);stroke-width:1.4}.child text.link{fill:var(--done);font-size:12px;font-weight:600}.child:hover rect,.child:focus-visible rect{stroke-width:2.6}
text{text-anchor:middle;font-size:12px;fill:var(--quiet)}text.name{font-size:13.5px;font-weight:600;fill:var(--ink)}.anywhere text.name,.beside text.name{font-weight:500;fill:var(--quiet)}
text.effect{font-size:11px;fill:var(--ink)}
.label,.row,.legend{text-anchor:start;font-size:11px;white-space:pre}.ground{fill:var(--paper)}
tspan.event{font-weight:600}tspan.condition{font-style:italic}tspan.effect{fill:var(--ink);font-size:10.5px}tspan.leads{fill:var(--ink);font-weight:600}tspan.within,tspan.between{fill:var(--quiet)}
.line{fill:none;stroke-width:1.4}
.is-event .line{stroke:var(--event)}.is-event .head,text.is-event,tspan.is-event{fill:var(--event)}
.is-done .line,.is-state-done .line{stroke:var(--done)}.is-done .head,text.is-done,tspan.is-done,.is-state-done .head,text.is-state-done{fill:var(--done)}
.is-error .line{stroke:var(--error)}.is-error .head,text.is-error,tspan.is-error{fill:var(--error)}
.is-delay .line{stroke:var(--delay)}.is-delay .head,text.is-delay,tspan.is-delay{fill:var(--delay)}
.is-always .line{stroke:var(--always)}.is-always .head,text.is-always,tspan.is-always{fill:var(--always)}
</style>`;
