import type { Step } from '@sundry/statecharts';
import type { AtlasFlow } from '../data.ts';
import { callText, eventText, language } from './language.ts';

/** `event~<event>~<case>`, `answer~<actor>~<outcome>`, `time~<delay>~<state>`: a step in an address. */
export function stepCode(step: Step): string {
  switch (step.kind) {
    case 'user':
      return `event~${step.event}~${step.case}`;
    case 'outcome':
      return `answer~${step.actor}~${step.outcome}`;
    case 'delay':
      return `time~${step.delay}~${step.state}`;
  }
}

export function stepIn(code: string): Step | null {
  const [kind, name = '', ...rest] = code.split('~');
  const detail = rest.join('~');
  if (kind === 'event') return { kind: 'user', event: name, case: detail };
  if (kind === 'answer') return { kind: 'outcome', actor: name, outcome: detail };
  return kind === 'time' ? { kind: 'delay', delay: name, state: detail } : null;
}

/** A step in words, such as `the customer types: a name`. */
export function stepText(flow: Pick<AtlasFlow, 'words'>, step: Step): string {
  switch (step.kind) {
    case 'user':
      return withCase(eventText(flow, step.event), step.case);
    case 'outcome': {
      const answer =
        step.outcome === 'defect' ? said('it breaks', step.outcome) : plain(step.outcome);
      return withCase(`${said('answer', 'done')}: ${callText(flow, step.actor)}`, `→ ${answer}`);
    }
    case 'delay':
      return eventText(flow, `after: ${step.delay}`);
  }
}

const said = (words: string, code: string): string => (language() === 'code' ? code : words);

const withCase = (words: string, name: string): string =>
  name === '' ? words : name.startsWith('→') ? `${words} ${name}` : `${words}: ${plain(name)}`;

/** `signedIn` becomes "signed in"; a name of several words is one already. */
export const plain = (name: string): string =>
  language() === 'code' || /\s/.test(name)
    ? name
    : name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
