import { guardText, type Chart } from '#tools/model/chart.ts';

/** The chart in words: meaning, states, transitions. */
export function markdownOf(
  flow: string,
  chart: Chart,
  pictures: readonly { title: string; file: string }[],
): string {
  const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [
    `# ${flow}`,
    '',
    chart.description,
    '',
    ...(chart.invokes.length > 0
      ? [`All along it listens to ${chart.invokes.map(({ src }) => src).join(', ')}.`, '']
      : []),
    ...pictures.flatMap(({ title, file }) => [`![${title}](${file})`, '']),
    '## States',
    '',
    row('state', 'meaning', 'calls', 'tags', 'requirements'),
    row('---', '---', '---', '---', '---'),
    ...chart.states.map(({ path, description, invokes, tags, reqs, type }) =>
      row(
        `${path}${type === 'final' ? ' (end)' : ''}`,
        description,
        invokes.map(({ src }) => src).join(', '),
        tags.join(', '),
        reqs.join(', '),
      ),
    ),
    '',
    '## Transitions',
    '',
    row('from', 'when', 'if', 'to', 'does'),
    row('---', '---', '---', '---', '---'),
    ...rowsOf(chart).map(([source, events, ...does]) => row(source, events.join(', '), ...does)),
    '',
  ].join('\n');
}

type Row = readonly [
  from: string,
  events: readonly string[],
  condition: string,
  to: string,
  does: string,
];

/** Events beside each other that do the same are told in one line. */
const rowsOf = ({ transitions }: Chart): readonly Row[] =>
  transitions.reduce<readonly Row[]>((rows, { source, event, guard, targets, actions }) => {
    const next: Row = [
      source || 'anywhere',
      [event],
      guardText(guard),
      targets.join(', ') || '(stays)',
      actions.join(', '),
    ];
    const last = rows.at(-1);
    if (!last || !isAlike(last, next)) return [...rows, next];
    return [...rows.slice(0, -1), [last[0], [...last[1], event], last[2], last[3], last[4]]];
  }, []);

const isAlike = (a: Row, b: Row): boolean =>
  a.every((part, column) => column === 1 || part === b[column]) && !a[1].includes(b[1][0] ?? '');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
