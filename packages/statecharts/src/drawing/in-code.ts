import { guardText, type Chart } from '../flow/chart.ts';
import { withoutOfXState } from './of-xstate.ts';
import { isElse, type ChartLink, type Speech } from './speech.ts';

/** A chart with the machine's own names, for readers who search for a name. */
export function inCode(
  chart: Chart,
  linkOf: (src: string) => ChartLink | null = () => null,
): Speech {
  const condition: Speech['condition'] = (one) =>
    one.guard ? guardText(one.guard) : isElse(chart, one) ? 'else' : '';
  return {
    language: 'code',
    stateName: (name) => name,
    statePath: (path) => path,
    facts: ({ tags }) => (tags.length > 0 ? [`# ${tags.join(' ')}`] : []),
    call: (src) => src,
    started: (src) => ({ says: src, chart: linkOf(src) }),
    opens: () => [],
    action: (action) => action,
    event: ({ event }) => event,
    condition,
    label: (one) => ({
      event: one.kind === 'always' && condition(one) !== '' ? '' : one.event,
      condition: condition(one) === '' ? '' : `[${condition(one)}]`,
      order: null,
    }),
    effects: (actions) => actions.filter(withoutOfXState),
    isTechnical: () => false,
    titles: {
      lasting: (parent) => (parent === '' ? 'as long as it runs' : `as long as ${parent}`),
      spawned: 'spawned',
      inside: 'inside:',
      leaving: 'exit',
      folded: '',
    },
    anywhere: (parent) => (parent === '' ? 'anywhere' : `anywhere in ${parent}`),
  };
}
