import type { TransitionKind } from '../../flow/chart.ts';
import type { Diagram, Label } from '../diagram.ts';
import type { Layout } from './placed.ts';

export type LegendItem = { readonly text: string; readonly kind: TransitionKind | null };
export type LegendLine = readonly LegendItem[];

const LETTER = 6.4;
const MARGIN = 20;
const LEAST = 360;

/** The meaning of the colours and marks in a picture. */
export function legendOf(
  { boxes, panels, arrows, initial }: Diagram,
  { width }: Layout,
): { readonly lines: readonly LegendLine[]; readonly width: number } {
  const all = [...boxes, ...panels];
  const rows = all.flatMap((box) => box.rows);
  const labels = [...rows, ...arrows.flatMap((arrow) => arrow.labels)];
  const hasKind = (kind: TransitionKind) => labels.some((label) => label.kind === kind);
  const has = (test: (label: Label) => boolean) => labels.some(test);
  const item = (isThere: boolean, text: string, kind: TransitionKind | null = null) =>
    isThere ? [{ text, kind }] : [];
  const items: readonly LegendItem[] = [
    ...item(initial !== null, '● begins here'),
    ...item(hasKind('event'), 'green: the customer or the world does it', 'event'),
    ...item(hasKind('done') || hasKind('state done'), 'blue: an answer comes', 'done'),
    ...item(hasKind('error'), 'red: a defect', 'error'),
    ...item(hasKind('delay'), 'amber: time passes', 'delay'),
    ...item(hasKind('always'), 'grey: decided at once', 'always'),
    ...item(
      has(({ effects }) => effects.length > 0) || all.some(({ entry }) => entry.length > 0),
      '▸ is done',
    ),
    ...item(
      has(({ order }) => order !== null),
      '① ② … the first that holds',
    ),
    ...item(
      has(({ leads }) => leads.startsWith('→')),
      '→ leads to',
    ),
    ...item(
      rows.some(({ leads }) => leads === '↺'),
      '↺ begins anew',
    ),
    ...item(
      all.some(({ starts }) => starts.some(({ chart }) => chart === null)),
      '↻ asks or watches',
    ),
    ...item(
      all.some(({ starts }) => starts.some(({ chart }) => chart !== null)),
      '↗ a chart of its own',
    ),
    ...item(
      all.some(({ facts }) => facts.some((fact) => fact.startsWith('∥'))),
      '∥ at the same time',
    ),
    ...item(
      all.some(({ folded }) => folded !== ''),
      '⋯ folded',
    ),
    ...item(
      boxes.some(({ kind }) => kind === 'compound'),
      'strong frame: the inside has a picture of its own',
    ),
    ...item(
      boxes.some(({ kind }) => kind === 'final'),
      'double frame: the end',
    ),
  ];
  const room = Math.max(width, LEAST) - 2 * MARGIN;
  const lines: LegendItem[][] = [];
  for (const one of items) {
    const last = lines.at(-1);
    if (last && lettersIn([...last, one]) * LETTER <= room) last.push(one);
    else lines.push([one]);
  }
  return { lines, width: lines.length > 0 ? LEAST : 0 };
}

const lettersIn = (line: LegendLine): number => line.map(({ text }) => text).join(' · ').length;
