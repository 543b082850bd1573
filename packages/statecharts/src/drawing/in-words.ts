import type { Chart, ChartTransition, GuardTree } from '../flow/chart.ts';
import type { ActorLabels, MachineLabels, Sentence } from './labels.ts';
import { plainName, spaced } from './plain-name.ts';
import { isElse, type TransitionText, type Speech } from './speech.ts';

/** Guards of `answered`: their meaning depends on the called actor. */
const ANSWERS = {
  answerIsAccepted: 'accepted',
  answerIsSignedOut: 'signedOut',
  answerIsRefused: 'refused',
} as const;

const isAnswer = (name: string): name is keyof typeof ANSWERS => name in ANSWERS;

export type WordsOptions = {
  /** Labels of names that several machines share. */
  readonly shared?: MachineLabels;
  /** The meaning of a failed call, where the labels of its actor do not define it. */
  readonly failed?: string | null;
  /** The text of a notice by its kind. */
  readonly notice?: (kind: string) => string | null;
};

/** A chart in sentences that need no knowledge of code. */
export function inWords(
  chart: Chart,
  words: MachineLabels,
  { shared = {}, failed = null, notice = () => null }: WordsOptions = {},
): Speech {
  const said = sentencesOf(words, shared);
  const actorLabels = (src: string): ActorLabels =>
    words.actors?.[src] ?? shared.actors?.[src] ?? plainName('actors', src);
  const actorOf = ({ source, event }: ChartTransition): ActorLabels => {
    const id = event.replace(/^(done|defect): /, '');
    const invokes = [...chart.invokes, ...chart.states.flatMap((state) => state.invokes)];
    const own = chart.states.find(({ path }) => path === source)?.invokes ?? chart.invokes;
    const src = [...own, ...invokes].find((one) => one.id === id)?.src ?? id;
    return actorLabels(src);
  };

  /** The meaning of an answer, where the labels of the actor define it. */
  const answer = (one: ChartTransition): string | null => {
    const actor = actorOf(one);
    if (one.kind !== 'done' || typeof actor === 'string') return null;
    if (isElse(chart, one)) return actor.failed ?? (actor.accepted === undefined ? null : failed);
    const name = one.guard?.type === 'leaf' ? one.guard.name : '';
    return isAnswer(name) ? (actor[ANSWERS[name]] ?? null) : null;
  };

  const guard = (tree: GuardTree): string => {
    if (tree.type === 'leaf') return said('guards', tree.name, tree.told ?? '');
    const parts = tree.of.map(guard);
    return tree.type === 'not'
      ? `it is not so that ${parts[0] ?? ''}`
      : parts.join(tree.type === 'and' ? ', and ' : ', or ');
  };

  const event = (one: ChartTransition): string => {
    switch (one.kind) {
      case 'event':
        return said('events', one.event);
      case 'done': {
        const any = words.events?.[`xstate.done.actor.${one.event.replace(/^done: /, '')}`];
        return typeof any === 'string' ? any : `answer: ${does(actorOf(one))}`;
      }
      case 'error':
        return `something broke: ${does(actorOf(one))}`;
      case 'delay':
        return said('delays', one.event.replace(/^after: /, ''));
      case 'state done':
        return 'all inside has ended';
      case 'always':
        return 'at once';
    }
  };

  const condition = (one: ChartTransition): string => {
    const meant = answer(one);
    if (meant !== null) return meant;
    if (one.guard === null) return isElse(chart, one) ? 'otherwise' : '';
    return guard(one.guard);
  };

  const label = (one: ChartTransition, beside: boolean): TransitionText => {
    const when = condition(one);
    const speaksForItself =
      when !== '' &&
      (one.kind === 'always' || (one.kind === 'done' && (beside || isSpecific(one, answer(one)))));
    const isFact = one.guard !== null && one.kind !== 'done';
    return {
      event: speaksForItself ? '' : event(one),
      condition: isFact ? `if ${when}` : when,
    };
  };

  const action = (name: string): string => {
    const [first = '', ...rest] = name.split(' ');
    const told = rest.join(' ');
    const text = first === 'showNotice' ? notice(told) : null;
    return text === null ? said('actions', first, told) : `say “${text}”`;
  };
  const call = (src: string) => does(actorLabels(src));

  return {
    language: 'words',
    stateName: spaced,
    statePath: (path) => path.split('.').map(spaced).join(' › '),
    facts: ({ invokes }) => invokes.map(({ src }) => `↻ ${call(src)}`),
    call,
    action,
    event,
    condition,
    label,
    does: ({ actions }) => {
      const told = actions.slice(0, MAX_ACTIONS).map(action);
      const rest = actions.length > MAX_ACTIONS ? ' …' : '';
      return told.length === 0 ? '' : `– ${told.join('; ')}${rest}`;
    },
    anywhere: (parent) => (parent === '' ? 'at any time' : `at any time in “${spaced(parent)}”`),
  };
}

/** The maximum in a picture; the table below it lists all. */
const MAX_ACTIONS = 2;

/** True for a sentence that is clear without the name of the called actor. */
const isSpecific = ({ guard }: ChartTransition, meant: string | null): boolean =>
  meant !== null || (guard?.type === 'leaf' && !isAnswer(guard.name)) || guard?.type === 'and';

const does = (actor: ActorLabels): string => (typeof actor === 'string' ? actor : actor.does);

type Named = 'events' | 'guards' | 'actions' | 'delays';

/** The label of a name; without one the plain name. */
const sentencesOf =
  (words: MachineLabels, shared: MachineLabels) =>
  (kind: Named, name: string, told = ''): string => {
    const sentence: Sentence | undefined = words[kind]?.[name] ?? shared[kind]?.[name];
    if (sentence === undefined) return plainName(kind, name);
    if (typeof sentence === 'string') return sentence;
    return sentence[told] ?? spaced(`${name} ${told}`.trim());
  };
