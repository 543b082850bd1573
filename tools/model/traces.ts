import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AnyMachineSnapshot } from 'xstate';
import type { Configuration } from './explore.ts';
import { stepText, type Flow } from './flow.ts';
import { deedTexts } from './deeds.ts';
import { planSuite } from './run-flow.ts';
import type { ExecutedAction } from './xstate-internals.ts';

/**
 * What a machine did on the walks of its default suite, in a text that people have looked at and
 * committed. A machine tested against itself proves nothing; against this, a changed deed, tag or
 * value is a diff that somebody must agree to.
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

export const traceFile = ({ name }: Pick<Flow, 'name'>): string =>
  `tests/model/traces/${name.replace('/', '-')}.json`;

export function committedTrace(flow: Flow): string {
  try {
    return readFileSync(traceFile(flow), 'utf8');
  } catch {
    return '';
  }
}

/** Where a step led, and what is different there: nothing is said twice. */
function lineOf(
  words: string,
  { snapshot, value, projection }: Configuration,
  before: Configuration['projection'],
  actions: readonly ExecutedAction[],
): object {
  const changes = Object.entries(projection).filter(
    ([key, one]) => JSON.stringify(one) !== JSON.stringify(before[key]),
  );
  const tags = tagsOf(snapshot);
  const deeds = deedTexts(actions).map(shortened);
  return {
    when: words,
    at: snapshot.status === 'active' ? value : `${value} (${snapshot.status})`,
    ...(tags.length > 0 ? { tags: tags.join(' ') } : {}),
    ...(changes.length > 0 ? { now: Object.fromEntries(changes) } : {}),
    ...(deeds.length > 0 ? { does: deeds } : {}),
  };
}

const tagsOf = ({ tags }: AnyMachineSnapshot): readonly string[] => [...tags].toSorted();

const LONGEST = 160;

/** Long facts are cut; their fingerprint still tells one from another. */
const shortened = (text: string): string =>
  text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}… #${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
