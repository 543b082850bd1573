import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AnyMachineSnapshot } from 'xstate';
import { filesOf } from '../mutation/constant-mutants.ts';
import { actionTexts } from './action-texts.ts';
import { differenceOf } from './difference.ts';
import { explore, type Edge } from './explore.ts';
import { stepText, type Flow } from '../flow/flow.ts';
import { chartFile, machineFile, traceFile } from '../flow/places.ts';
import { planSuite } from './run-flow.ts';
import type { Configuration } from './walker.ts';
import type { ExecutedAction } from '../flow/xstate-internals.ts';

/**
 * The behaviour of a machine on the walks of its default suite, as a reviewed and committed text. A machine
 * tested against itself proves nothing; against this, a changed action, tag or value is a diff that a reviewer
 * must accept.
 */
export function traceOf(flow: Flow): string {
  const { explored, tests } = planSuite(flow);
  const { walker } = explored;
  const walks = tests.map(({ path }) => {
    let { moved, exercised } = walker.begin(path.input);
    let before = {};
    const line = (words: string): string => {
      const now = walker.configurationOf(moved.snapshot);
      const said = JSON.stringify(lineOf(words, now, before, exercised.actions));
      before = now.projection;
      return `   ${said}`;
    };
    const lines = [line(`begin with ${path.input}`)];
    for (const step of path.steps) {
      ({ moved, exercised } = walker.take(moved.snapshot, step));
      lines.push(line(stepText(step)));
    }
    return `  [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n "flow": ${JSON.stringify(flow.name)},\n "walks": [\n${walks.join(',\n')}\n ]\n}\n`;
}

export function committedTrace(flow: Pick<Flow, 'name'>): string {
  try {
    return readFileSync(traceFile(flow.name), 'utf8');
  } catch {
    return '';
  }
}

/**
 * The first difference from the agreed behaviour, in words for a reader without context; null without one on
 * the same walks.
 */
export function strayedFrom(flow: Flow): string | null {
  const agreed = committedTrace(flow);
  if (agreed === traceOf(flow)) return null;
  const again = `npm run model -- --write --flow ${flow.name}`;
  if (agreed === '') return `${flow.name} has no agreed trace: run ${again} and read it.`;
  const { walks } = JSON.parse(agreed) as { walks: TraceLine[][] };
  for (const walk of walks) {
    const said = strayedOn(flow, walk);
    if (said) return `${said}\n  If this is intended: ${again}, and commit the change.`;
  }
  return `${flow.name} has other walks than the agreed trace: run ${again} and read the diff.`;
}

type TraceLine = { readonly when: string; readonly at: string };

/** Replays the agreed steps, up to the first with another target or effect. */
function strayedOn(flow: Flow, walk: readonly TraceLine[]): string | null {
  const { walker } = explore(flow);
  const input = Object.keys(flow.inputs).find((name) => walk[0]?.when === `begin with ${name}`);
  if (input === undefined) return null;
  let { moved, exercised } = walker.begin(input);
  let before = {};
  for (const [index, agreed] of walk.entries()) {
    if (index > 0) {
      const step = walker.stepsFrom(moved.snapshot).find((one) => stepText(one) === agreed.when);
      if (!step) return null;
      ({ moved, exercised } = walker.take(moved.snapshot, step));
    }
    const place = walker.configurationOf(moved.snapshot);
    const line = lineOf(agreed.when, place, before, exercised.actions);
    if (JSON.stringify(line) !== JSON.stringify(agreed)) {
      return strayText(flow, walk.slice(0, index + 1), line, exercised);
    }
    before = place.projection;
  }
  return null;
}

function strayText(
  flow: Flow,
  walk: readonly TraceLine[],
  line: TraceLine,
  { transitions, guards }: Pick<Edge, 'transitions' | 'guards'>,
): string {
  const agreed = walk.at(-1);
  const weighed = transitions.map(candidatesOf);
  const isAsked = (heard: string) =>
    weighed.length === 0
      ? !heard.includes(' · at once')
      : weighed.some((list) => heard.startsWith(list));
  return [
    `${flow.name} differs from its agreed trace, in ${agreed?.at ?? line.at}.`,
    `  ${walk.map(({ when }) => when).join(', then ')}`,
    ...differenceOf({ ...agreed }, { ...line }).map((one) => `    ${one}`),
    `  It took ${transitions.join(', then ') || 'nothing'}.`,
    ...new Set(guards.filter(isAsked).map((heard) => `    ${answerText(flow, heard)}`)),
    `  The chart: ${chartFile(flow.name, 'md')}. The machine: ${machineFile(flow.name)}.`,
  ].join('\n');
}

/** "asking · done: authenticate · 3" without its number: candidates evaluated together. */
const candidatesOf = (transition: string): string => transition.replace(/ · \d+$/, '');

/** "visitorIsGuest said no (src/application/cart/cart/setup.ts:65)". */
function answerText(flow: Flow, heard: string): string {
  const [, name = '', holds] = / \? (\S+) = (\w+)$/.exec(heard) ?? [];
  const written = filesOf(flow).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        text.trim().startsWith(`${name}: (`) ? [`${file}:${index + 1}`] : [],
      ),
  );
  return `${name} said ${holds === 'true' ? 'yes' : 'no'} (${written.join(', ')})`;
}
/** The target of a step with the changes only. */
function lineOf(
  words: string,
  { snapshot, value, projection }: Configuration,
  before: Configuration['projection'],
  actions: readonly ExecutedAction[],
): TraceLine {
  const changes = Object.entries(projection).filter(
    ([key, one]) => JSON.stringify(one) !== JSON.stringify(before[key]),
  );
  const tags = tagsOf(snapshot);
  const does = actionTexts(actions).map(shortened);
  return {
    when: words,
    at: snapshot.status === 'active' ? value : `${value} (${snapshot.status})`,
    ...(tags.length > 0 ? { tags: tags.join(' ') } : {}),
    ...(changes.length > 0 ? { now: Object.fromEntries(changes) } : {}),
    ...(does.length > 0 ? { does } : {}),
  };
}

const tagsOf = ({ tags }: AnyMachineSnapshot): readonly string[] => [...tags].toSorted();

const LONGEST = 160;

/** Long facts are cut; a fingerprint distinguishes them. */
const shortened = (text: string): string =>
  text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}… #${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
