import type { Box, Label } from '../diagram.ts';
import type { ChartLink } from '../speech.ts';
import { flowed, LONGEST } from './wrapped.ts';

/** Kinds of text, each with a font weight. */
export type Part = 'name' | 'fact' | 'within' | 'event' | 'condition' | 'effect' | 'leads' | 'link';
export type Span = { readonly part: Part; readonly text: string };

export type Line = {
  readonly spans: readonly Span[];
  /** Null for lines about the state itself. */
  readonly label: Label | null;
  /** From the left. */
  readonly indent: number;
  /** From the line before to this one. */
  readonly height: number;
  readonly link: ChartLink | null;
};

/** In a list without arrows. */
const LONGEST_ROW = 76;
/** In a box with many transitions. */
const BROAD = 52;
const INSET = 12;
const NAME_LINE = 17;
const FACT_LINE = 16;
const LINK_LINE = 27;
/** Below the frame of a link. */
const LINK_GAP = 9;
export const SMALL_LINE = 14;
/** Between transitions. */
const GAP = 3;

const nbsp = '\u00A0';
const effectText = (effect: string): string => `▸${nbsp}${effect}`;
const orders = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const ordered = (order: number | null): string =>
  order === null ? '' : `${orders[order - 1] ?? `${order}.`}${nbsp}`;

const spansOf = ({ within, event, condition, order, effects, leads }: Label): readonly Span[] =>
  [
    {
      part: 'within' as const,
      text:
        within.length === 0
          ? ''
          : `${within.map((state) => `“${state.replaceAll(' ', nbsp)}”`).join(', ')}:`,
    },
    {
      part: 'event' as const,
      text: condition === '' && event !== '' ? ordered(order) + event : event,
    },
    { part: 'condition' as const, text: condition === '' ? '' : ordered(order) + condition },
    ...effects.map((effect) => ({ part: 'effect' as const, text: effectText(effect) })),
    { part: 'leads' as const, text: leads },
  ].filter(({ text }) => text !== '');

/** The name of a box, its inside, its calls, and what is done on the way in and out. */
export function headOf(box: Box): readonly Line[] {
  const longest = box.kind === 'anywhere' ? LONGEST_ROW : LONGEST;
  const fact = (text: string, part: Part = 'fact') =>
    flowed([{ part, text }], longest).map(({ spans }) => aLine(spans, FACT_LINE));
  const lines = [
    aLine([{ part: 'name', text: box.name }], NAME_LINE),
    ...box.facts.flatMap((text) => fact(text)),
    ...box.starts.flatMap(({ says, chart }) => [
      ...(says === '' ? [] : fact(chart === null ? `↻ ${says}` : says)),
      ...(chart === null
        ? []
        : [{ ...aLine([{ part: 'link', text: `${chart.name} ↗` }], LINK_LINE), link: chart }]),
    ]),
    ...box.entry.flatMap((text) => fact(effectText(text), 'effect')),
    ...(box.exit.length === 0 ? [] : fact('on leaving:')),
    ...box.exit.flatMap((text) => fact(effectText(text), 'effect')),
    ...(box.folded === '' ? [] : fact(`⋯ ${box.folded}`)),
  ];
  return lines.map((line, index) =>
    lines[index - 1]?.link && !line.link ? { ...line, height: line.height + LINK_GAP } : line,
  );
}

const aLine = (spans: readonly Span[], height: number): Line => ({
  ...{ spans, height },
  ...{ label: null, indent: 0, link: null },
});

/** The labels beside an arrow, one below the other. */
export const arrowLines = (labels: readonly Label[], longest: number): readonly Line[] =>
  labels.flatMap((label, nth) =>
    rowLines(spansOf(label), label, longest).map((line, index) =>
      nth > 0 && index === 0 ? { ...line, height: line.height + GAP + 2 } : line,
    ),
  );

/** The indent of a continued part: below its text, behind its mark. */
const HANGING: Readonly<Record<Part, number>> = {
  ...{ name: 0, fact: 0, within: 0, event: 0, leads: 0, link: 0 },
  ...{ condition: 0, effect: 11 },
};

/** `indent` is that of the first line, `next` that of the others. */
const rowLines = (
  spans: readonly Span[],
  label: Label,
  longest: number,
  indent = 0,
  next = indent,
): readonly Line[] =>
  flowed(spans, longest).map(({ spans: of, isContinued }, index) => {
    const [{ part = 'event' } = {}] = of;
    const start = index === 0 || part === 'event' ? indent : next;
    const hanging = isContinued ? HANGING[part] : 0;
    return { spans: of, label, indent: start + hanging, height: SMALL_LINE, link: null };
  });

/**
 * The transitions of a box. Conditions of one event are indented below its name; a target shared by several
 * events stands below their names.
 */
export function rowsOf({ rows, kind }: Box): readonly Line[] {
  const longest = kind === 'anywhere' ? LONGEST_ROW : isMuch(rows) ? BROAD : LONGEST;
  const lines = (spans: readonly Span[], label: Label, indent: number, next = indent) =>
    rowLines(spans, label, longest, indent, next);
  const isHead = ({ part }: Span) => part === 'within' || part === 'event';
  const head = (label: Label) => lines(spansOf(label).filter(isHead), label, 0);
  const below = (label: Label) =>
    lines(
      spansOf(label).filter((span) => !isHead(span)),
      label,
      INSET,
    );
  return groupsOf(rows).flatMap((group): readonly Line[] => {
    const [first] = group;
    if (!first) return [];
    const heads = new Set(group.map((label) => JSON.stringify([label.within, label.event])));
    const hasHead = spansOf(first).some(isHead);
    const blocks =
      group.length === 1 || !hasHead
        ? group.map((label) => lines(spansOf(label), label, 0, INSET))
        : heads.size === 1
          ? [[...head(first), ...group.flatMap(below)]]
          : [[...group.flatMap(head), ...below(first)]];
    return blocks.flatMap((block) =>
      block.map((line, index) => (index === 0 ? { ...line, height: line.height + GAP } : line)),
    );
  });
}

/** True for more text than a narrow box holds well. */
const isMuch = (rows: readonly Label[]): boolean =>
  rows.flatMap(spansOf).reduce((all, { text }) => all + text.length, 0) > 500;

/** Groups rows of the same event, and neighbours with the same condition, effects and target. */
function groupsOf(rows: readonly Label[]): readonly (readonly Label[])[] {
  const outcome = ({ condition, effects, leads }: Label) =>
    JSON.stringify([condition, effects, leads]);
  const isPlain = ({ condition, effects, leads }: Label) =>
    condition === '' && effects.length === 0 && ['', '↺'].includes(leads);
  const groups: (readonly Label[])[] = [];
  const byEvent = Map.groupBy(rows, ({ event, within }) => JSON.stringify([event, within]));
  for (const group of byEvent.values()) {
    const [last, [first]] = [groups.at(-1), group];
    const isAlike =
      first &&
      group.length === 1 &&
      first.event !== '' &&
      !isPlain(first) &&
      last?.every((one) => one.event !== '' && outcome(one) === outcome(first));
    if (isAlike && last) groups[groups.length - 1] = [...last, first];
    else groups.push(group);
  }
  return groups;
}

/** Sizes and relative widths of typefaces; the widths are those of a broad one. */
const FONTS: Readonly<Record<Part, number>> = {
  name: 9.1,
  fact: 7,
  within: 6.5,
  event: 7.6,
  condition: 6.7,
  effect: 6.5,
  leads: 7.6,
  link: 8.2,
};
const NARROW = /[ijltfrI.,:;'"()|! \u00A0]/g;
const WIDE = /[mwMW@“”…①-⑳]/g;

export const widthOf = ({ spans, indent, link }: Line): number =>
  indent +
  (link ? 22 : 0) +
  spans.reduce((all, { part, text }) => all + FONTS[part] * emsOf(text), 0) +
  (spans.length - 1) * 4;

const emsOf = (text: string): number => {
  const narrow = text.match(NARROW)?.length ?? 0;
  const wide = text.match(WIDE)?.length ?? 0;
  return text.length - narrow * 0.39 + wide * 0.42;
};
