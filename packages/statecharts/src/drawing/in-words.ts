import { leavesOf, type Chart, type ChartTransition, type GuardTree } from '../flow/chart.ts';
import type { ActorLabels, MachineLabels, Sentence } from './labels.ts';
import { negated } from './negated.ts';
import { withoutOfXState } from './of-xstate.ts';
import { plainName, spaced } from './plain-name.ts';
import {
  candidatesOf,
  firstOf,
  isElse,
  type ChartLink,
  type Speech,
  type TransitionText,
} from './speech.ts';

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
  /** The texts that a notice may have, by its kind; none where they are not known before. */
  readonly notice?: (kind: string) => readonly string[];
  /** The flow of a started machine by the name of its slot; null for plain calls. */
  readonly flowOf?: (src: string) => string | null;
};

/** A remaining case without a label. */
const UNSAID = 'otherwise';

/** A longer list of what does not hold is no sentence. */
const LONGEST_REST = 110;

/**
 * Ids of transitions that need an entry of `rest`, with the guards that lack an entry of `not`; no guards
 * where the negations together are too long.
 */
export function unsaidRests(
  chart: Chart,
  words: MachineLabels,
  options: WordsOptions,
): readonly { readonly id: string; readonly guards: readonly string[] }[] {
  const { condition } = inWords(chart, words, options);
  const not = { ...options.shared?.not, ...words.not };
  return chart.transitions
    .filter((one) => isElse(chart, one))
    .filter((one) => condition(one) === UNSAID || condition(one).length > LONGEST_REST)
    .map((one) => ({
      id: firstOf(chart, one).id,
      guards:
        condition(one) === UNSAID
          ? earlierGuards(chart, one)
              .flatMap(leavesOf)
              .filter((name) => !(name in not))
          : [],
    }));
}

const earlierGuards = (chart: Chart, one: ChartTransition): readonly GuardTree[] =>
  candidatesOf(chart, one).flatMap(({ guard, candidate }) =>
    guard !== null && candidate < one.candidate ? [guard] : [],
  );

/** A chart in sentences that need no knowledge of code. */
export function inWords(
  chart: Chart,
  words: MachineLabels,
  { shared = {}, failed = null, notice = () => [], flowOf = () => null }: WordsOptions = {},
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
    const [first] = tree.of;
    if (tree.type === 'not' && first) return negation(first) ?? `it is not so that ${guard(first)}`;
    return tree.of.map(guard).join(tree.type === 'and' ? ', and ' : ', or ');
  };

  const negation = (tree: GuardTree): string | null => {
    if (tree.type === 'leaf') return notOf(tree) ?? negated(guard(tree));
    const [first] = tree.of;
    if (tree.type === 'not' && first) return guard(first);
    const parts = tree.of.map(negation);
    return parts.includes(null) ? null : parts.join(tree.type === 'and' ? ', or ' : ', and ');
  };
  const notOf = ({ name, told = '' }: GuardTree & { readonly type: 'leaf' }): string | null => {
    const sentence = words.not?.[name] ?? shared.not?.[name];
    return typeof sentence === 'object' ? (sentence[told] ?? null) : (sentence ?? null);
  };

  /** The case after all candidates with guards. */
  const rest = (one: ChartTransition): string => {
    const own = words.rest?.[firstOf(chart, one).id];
    if (own !== undefined) return own;
    const parts = earlierGuards(chart, one).map(negation);
    return parts.includes(null) ? UNSAID : [...new Set(parts)].join(', and ');
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
    const own = words.rest?.[firstOf(chart, one).id];
    if (own !== undefined && isElse(chart, one)) return own;
    const meant = answer(one);
    if (meant !== null) return meant;
    if (one.guard === null) return isElse(chart, one) ? rest(one) : '';
    return guard(one.guard);
  };

  /** The place of a candidate, where more than one might hold. */
  const orderOf = (one: ChartTransition): number | null => {
    const guards = candidatesOf(chart, one).flatMap((other) => (other.guard ? [other.guard] : []));
    const areAnswers = guards.every((tree) => tree.type === 'leaf' && isAnswer(tree.name));
    return guards.length < 2 || areAnswers ? null : one.candidate + 1;
  };

  const label = (one: ChartTransition, beside: boolean): TransitionText => {
    const when = condition(one);
    const speaksForItself =
      when !== '' &&
      (one.kind === 'always' || (one.kind === 'done' && (beside || isSpecific(one, answer(one)))));
    const order = orderOf(one);
    if (speaksForItself && one.kind === 'done') return { event: when, condition: '', order };
    return {
      event: speaksForItself ? '' : event(one),
      condition: when !== '' && one.kind !== 'done' ? `if ${when}` : when,
      order,
    };
  };

  const action = (name: string, transition = ''): string => {
    const [first = '', ...rest] = name.split(' ');
    const told = rest.join(' ');
    const sentence = words.actions?.[first];
    const own = typeof sentence === 'object' ? sentence[transition] : undefined;
    if (own !== undefined && transition !== '') return own;
    const kinds = told === '' ? (words.notices?.[transition] ?? []) : [told];
    const texts = first === 'showNotice' ? kinds.flatMap(notice) : [];
    return texts.length > 0 ? `say ${oneOf(texts)}` : said('actions', first, told);
  };
  const call = (src: string) => does(actorLabels(src));
  const linkOf = (flow: string | null): ChartLink | null =>
    flow === null ? null : { flow, name: (flow.split('/')[1] ?? flow).replaceAll('-', ' ') };
  const started = (src: string) => {
    const actor = actorLabels(src);
    const named = typeof actor === 'string' ? undefined : actor.flow;
    const chart = linkOf(named ?? flowOf(src));
    return { says: chart !== null && actor === plainName('actors', src) ? '' : call(src), chart };
  };
  const technical = new Set(words.technical);

  return {
    language: 'words',
    stateName: spaced,
    statePath: (path) => path.split('.').map(spaced).join(' › '),
    facts: () => [],
    call,
    started,
    opens: (path) =>
      Object.entries(words.opens?.[path] ?? {}).map(([flow, says]) => ({
        says,
        chart: linkOf(flow),
      })),
    action: (name) => action(name),
    event,
    condition,
    label,
    effects: (actions, transition) => [
      ...new Set(actions.filter(withoutOfXState).map((name) => action(name, transition))),
    ],
    isTechnical: (name) => technical.has(name),
    titles: {
      lasting: (parent) =>
        parent === '' ? 'as long as it runs' : `as long as “${spaced(parent)}”`,
      spawned: 'opened when asked for',
      inside: 'inside:',
      leaving: 'on leaving',
      folded: 'and the loading of code, in a picture of its own',
    },
    anywhere: (parent) => (parent === '' ? 'at any time' : `at any time in “${spaced(parent)}”`),
  };
}

const oneOf = (texts: readonly string[]): string => {
  const quoted = texts.map((text) => `“${text}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ');
};

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
