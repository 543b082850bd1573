import { guardText, type Chart, type ChartState } from '../flow/chart.ts';

/** The chart as Mermaid text: for diffs, and for pages that render it themselves. */
export function mermaidOf(chart: Chart): string {
  const lines = ['stateDiagram-v2', ...statesIn(chart, '', '  ')];
  for (const { source, targets, event, guard, kind } of chart.transitions) {
    if (targets.length === 0) continue;
    const label = [kind === 'always' ? '' : event, guard ? `[${guardText(guard)}]` : '']
      .join(' ')
      .trim();
    for (const target of targets) {
      const from = source === '' ? idOf('anywhere') : idOf(source);
      lines.push(`  ${from} --> ${idOf(target)}${label ? ` : ${label.replaceAll(':', ' ')}` : ''}`);
    }
  }
  if (chart.transitions.some(({ source, targets }) => source === '' && targets.length > 0)) {
    lines.splice(1, 0, '  state "anywhere" as anywhere');
  }
  return `${lines.join('\n')}\n`;
}

function statesIn(chart: Chart, parent: string, indent: string): readonly string[] {
  const children = childrenOf(chart, parent);
  const initial =
    parent === '' ? chart.initial : chart.states.find(({ path }) => path === parent)?.initial;
  return [
    ...(initial ? [`${indent}[*] --> ${idOf(initial)}`] : []),
    ...children.flatMap((state) => {
      const inner = statesIn(chart, state.path, `${indent}  `);
      const named = `${indent}state "${lastOf(state.path)}" as ${idOf(state.path)}`;
      const body = inner.length > 0 ? [`${named} {`, ...inner, `${indent}}`] : [named];
      return state.type === 'final' ? [...body, `${indent}${idOf(state.path)} --> [*]`] : body;
    }),
  ];
}

export const childrenOf = ({ states }: Chart, parent: string): readonly ChartState[] =>
  states.filter(({ path }) => parentOf(path) === parent);

export const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');
export const lastOf = (path: string): string => path.split('.').at(-1) ?? path;
const idOf = (path: string): string => path.replaceAll('.', '__').replaceAll('-', '_') || 'machine';
