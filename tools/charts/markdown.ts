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
    ...chart.transitions.map(({ source, event, guard, targets, actions }) =>
      row(
        source || 'anywhere',
        event,
        guardText(guard),
        targets.join(', ') || '(stays)',
        actions.join(', '),
      ),
    ),
    '',
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
