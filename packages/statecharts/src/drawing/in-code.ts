import { guardText, type Chart } from '../flow/chart.ts';
import { isElse, type Speech } from './speech.ts';

/** A chart with the machine's own names, for readers who search for a name. */
export function inCode(chart: Chart): Speech {
  const condition: Speech['condition'] = (one) =>
    one.guard ? guardText(one.guard) : isElse(chart, one) ? 'else' : '';
  return {
    language: 'code',
    stateName: (name) => name,
    statePath: (path) => path,
    facts: ({ invokes, tags }) => [
      ...invokes.map(({ src }) => `↻ ${src}`),
      ...(tags.length > 0 ? [`# ${tags.join(' ')}`] : []),
    ],
    call: (src) => src,
    action: (action) => action,
    event: ({ event }) => event,
    condition,
    label: (one) => ({
      event: one.kind === 'always' && condition(one) !== '' ? '' : one.event,
      condition: condition(one) === '' ? '' : `[${condition(one)}]`,
    }),
    does: () => '',
    anywhere: (parent) => (parent === '' ? 'anywhere' : `anywhere in ${parent}`),
  };
}
