import type { TransitionKind } from '../../flow/chart.ts';
import type { Diagram } from '../diagram.ts';
import { LINE, PADDING, SMALL_LINE } from './layout.ts';
import type { Layout, PlacedArrow, PlacedBox, Point } from './placed.ts';

/** Renders a layout as SVG. The same layout always gives the same text. */
export function svgOf({ title }: Diagram, { width, height, boxes, arrows, begin }: Layout): string {
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(title)}">`,
    STYLE,
    `<rect class="paper" width="${n(width)}" height="${n(height)}"/>`,
    ...beginSvg(begin),
    ...arrows.map(lineSvg),
    ...arrows.map(wordsSvg),
    ...boxes.map(boxSvg),
    '</svg>',
    '',
  ].join('\n');
}

function boxSvg({ box, facts, rows, x, y, width, height }: PlacedBox): string {
  const { id, kind, name } = box;
  const middle = n(x + width / 2);
  const rim =
    kind === 'final'
      ? `<rect class="rim" x="${n(x + 4)}" y="${n(y + 4)}" width="${n(width - 8)}" height="${n(height - 8)}" rx="8"/>`
      : '';
  const head = [name, ...facts].map(
    (line, index) =>
      `<text class="${index === 0 ? 'name' : 'fact'}" x="${middle}" y="${n(y + PADDING + 12 + index * LINE)}">${escaped(line)}</text>`,
  );
  const rule = y + PADDING + LINE * (1 + facts.length);
  const body = rows.map(
    ({ text, label }, index) =>
      `<text class="row ${css(label.kind)}" data-transition="${escaped(label.transition)}" x="${n(x + PADDING + 2)}" y="${n(rule + (index + 1) * SMALL_LINE + 1)}">${escaped(text)}</text>`,
  );
  return [
    `<g class="box ${kind}" data-state="${escaped(id)}">`,
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="11"/>${rim}`,
    ...head,
    ...(rows.length > 0
      ? [`<path class="rule" d="M${n(x + PADDING)} ${n(rule)} H${n(x + width - PADDING)}"/>`]
      : []),
    ...body,
    '</g>',
  ].join('');
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
  const texts = lines.map(
    ({ text, label }, index) =>
      `<text class="label ${css(label.kind)}" data-transition="${escaped(label.transition)}" x="${n(x + 4)}" y="${n(y + (index + 1) * SMALL_LINE - 2)}">${escaped(text)}</text>`,
  );
  const ground = `<rect class="ground" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
  return `<g class="words">${ground}${texts.join('')}</g>`;
}

function routeSvg(route: readonly Point[]): string {
  const path = route.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`);
  const [before, end] = route.slice(-2);
  if (!before || !end) return '';
  return `<path class="line" d="${path.join(' ')}"/>${headSvg(before, end)}`;
}

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
.box.final rect{stroke:var(--ink)}.box .rim{fill:none}.box.anywhere rect{fill:none;stroke-dasharray:5 4}.rule{stroke:var(--edge);stroke-width:1}
.box.active rect{stroke:var(--event);stroke-width:3}.initial{fill:var(--ink)}
text{text-anchor:middle;font-size:12px;fill:var(--quiet)}.name{font-size:13.5px;font-weight:600;fill:var(--ink)}.anywhere .name{font-weight:500;fill:var(--quiet)}
.label,.row{text-anchor:start;font-size:11px;white-space:pre}.ground{fill:var(--paper)}
.line{fill:none;stroke-width:1.4}
.is-event .line{stroke:var(--event)}.is-event .head,text.is-event{fill:var(--event)}
.is-done .line,.is-state-done .line{stroke:var(--done)}.is-done .head,text.is-done,.is-state-done .head,text.is-state-done{fill:var(--done)}
.is-error .line{stroke:var(--error)}.is-error .head,text.is-error{fill:var(--error)}
.is-delay .line{stroke:var(--delay)}.is-delay .head,text.is-delay{fill:var(--delay)}
.is-always .line{stroke:var(--always)}.is-always .head,text.is-always{fill:var(--always)}
</style>`;
