import { DEFAULT_BOUND, type Flow } from '../flow/flow.ts';
import type { Configuration } from './walker.ts';

/** The effect of one key of a projection on the number of configurations. */
type Growth = {
  readonly key: string;
  readonly values: number;
  /** The number of configurations without it and the keys derived from it. */
  readonly without: number;
  /** The events that change it, the most frequent first. */
  readonly events: readonly string[];
};

type Met = Pick<Configuration, 'value' | 'projection'>;
/** A step with its source and target. */
export type Taken = { readonly by: string; readonly from: Met; readonly to: Met };

/**
 * The keys that multiply configurations, largest saving first. A key derived from others, such as a total from
 * its parts, multiplies nothing however many values it has, and goes with them.
 */
export function growthOf(met: readonly Met[], taken: readonly Taken[]): readonly Growth[] {
  const keys = [...new Set(met.flatMap(({ projection }) => Object.keys(projection)))];
  const valuesOf = (key: string) => new Set(met.map((one) => textOf(one, key))).size;
  const toldApartBy = (some: readonly string[]) =>
    new Set(met.map((one) => JSON.stringify([one.value, some.map((key) => textOf(one, key))])))
      .size;
  const deciding = keys
    .toSorted((one, other) => valuesOf(other) - valuesOf(one))
    .reduce((rest, key) => {
      const others = rest.filter((one) => one !== key);
      return toldApartBy(others) === toldApartBy(rest) ? others : rest;
    }, keys);
  return deciding
    .map((key) => ({
      key,
      values: valuesOf(key),
      without: toldApartBy(deciding.filter((one) => one !== key)),
      events: eventsOf(key, taken),
    }))
    .toSorted((one, other) => one.without - other.without);
}

function eventsOf(key: string, taken: readonly Taken[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { by, from, to } of taken) {
    if (textOf(from, key) !== textOf(to, key)) counts.set(by, (counts.get(by) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([event]) => event);
}

const textOf = ({ projection }: Met, key: string): string => JSON.stringify(projection[key]) ?? '';

const MAX_KEYS = 3;
const MAX_EVENTS = 3;

/** The reason why exploration stopped, with advice, for a developer who has just added a field to a form. */
export function tooManyText(
  { name, bound = DEFAULT_BOUND }: Pick<Flow, 'name' | 'bound'>,
  met: readonly Met[],
  taken: readonly Taken[],
): string {
  const keys = growthOf(met, taken).slice(0, MAX_KEYS);
  return [
    `${name} has more than ${bound} configurations, multiplied by these keys of its projection:`,
    ...keys.map(
      ({ key, values, without, events }) =>
        `  ${key}: ${values} values; ${without} without it` +
        (events.length > 0 ? `; changed by ${events.slice(0, MAX_EVENTS).join(', ')}` : ''),
    ),
    '  Project less of a key, such as whether a field is filled in, not its text;',
    '  or give its events fewer cases; or restrict them by "within" to one situation.',
    '  See the README of @sundry/statecharts, "Too many configurations".',
  ].join('\n');
}
