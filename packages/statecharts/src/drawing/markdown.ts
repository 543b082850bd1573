import type { Chart, ChartState, ChartTransition } from '../flow/chart.ts';
import { fileNameOf } from './file-names.ts';
import type { Speech } from './speech.ts';

/** A picture of a page; `isUnfolded` where it also has what only the browser needs. */
export type PagePicture = {
  readonly title: string;
  readonly file: string;
  readonly isUnfolded: boolean;
};

/** The page of a chart in words or in code: meaning, pictures, states, transitions. */
export function markdownOf(
  flow: string,
  chart: Chart,
  pictures: readonly PagePicture[],
  speech: Speech,
): string {
  const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const isCode = speech.language === 'code';
  const base = fileNameOf(flow);
  const lasting = chart.invokes.map(({ src }) => speech.call(src));
  return [
    `# ${flow}`,
    '',
    isCode
      ? `Names as the machine has them. [In words](../../docs/charts/${base}.md).`
      : 'In words. [How to read the pictures](README.md).',
    '',
    chart.description,
    '',
    ...(lasting.length > 0 ? [`As long as it runs: ${lasting.join('; ')}.`, ''] : []),
    ...pictures.flatMap(pictureLines),
    ...linksOf(chart, speech),
    '## States',
    '',
    row('state', 'meaning', 'calls', ...(isCode ? ['tags'] : []), 'on the way in', 'requirements'),
    row('---', '---', '---', ...(isCode ? ['---'] : []), '---', '---'),
    ...chart.states.map((state) => row(...stateCells(state, speech))),
    '',
    '## Transitions',
    '',
    row('from', 'when', 'if', 'to', 'does'),
    row('---', '---', '---', '---', '---'),
    ...rowsOf(chart, speech).map(([source, events, ...does]) =>
      row(source, events.join(isCode ? ', ' : '; '), ...does),
    ),
    '',
  ].join('\n');
}

/** Technical parts open at a press. */
const pictureLines = ({ title, file, isUnfolded }: PagePicture): readonly string[] =>
  isUnfolded
    ? [
        `<details><summary>${title}, with what only the browser needs</summary>`,
        '',
        `![${title}, with what only the browser needs](${file})`,
        '',
        '</details>',
        '',
      ]
    : [`![${title}](${file})`, ''];

/** Links in a picture need the picture alone: a page shows the same ones. */
function linksOf(chart: Chart, speech: Speech): readonly string[] {
  const sources = [chart, ...chart.states].flatMap(({ invokes }) => invokes.map(({ src }) => src));
  const links = [
    ...[...sources, ...(chart.spawns ?? [])].map(speech.started),
    ...chart.states.flatMap(({ path }) => speech.opens(path)),
  ].flatMap((started) => (started.chart ? [started.chart] : []));
  const suffix = speech.language === 'code' ? '.code.md' : '.md';
  const texts = new Set(links.map(({ flow, name }) => `[${name}](${fileNameOf(flow)}${suffix})`));
  return texts.size === 0 ? [] : [`Charts in boxes: ${[...texts].join(', ')}.`, ''];
}

const stateCells = (
  { path, type, description, invokes, tags, entry, reqs }: ChartState,
  speech: Speech,
): readonly string[] => [
  `${speech.statePath(path)}${type === 'final' ? ' (end)' : ''}`,
  description,
  invokes.map(({ src }) => speech.call(src)).join(', '),
  ...(speech.language === 'code' ? [tags.join(', ')] : []),
  speech.effects(entry).join('; '),
  reqs.join(', '),
];

type Row = readonly [
  from: string,
  events: readonly string[],
  condition: string,
  to: string,
  does: string,
];

/** Adjacent events with the same effect share one row. */
const rowsOf = ({ transitions }: Chart, speech: Speech): readonly Row[] =>
  transitions.reduce<readonly Row[]>((rows, transition) => {
    const next = rowOf(transition, speech);
    const last = rows.at(-1);
    if (!last || !isAlike(last, next)) return [...rows, next];
    return [...rows.slice(0, -1), [last[0], [...last[1], ...next[1]], last[2], last[3], last[4]]];
  }, []);

const rowOf = (transition: ChartTransition, speech: Speech): Row => [
  speech.statePath(transition.source) || speech.anywhere(''),
  [speech.event(transition)],
  speech.condition(transition),
  transition.targets.map(speech.statePath).join(', ') || '(stays)',
  speech.effects(transition.actions, transition.id).join('; '),
];

const isAlike = (a: Row, b: Row): boolean =>
  a.every((part, column) => column === 1 || part === b[column]) && !a[1].includes(b[1][0] ?? '');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
