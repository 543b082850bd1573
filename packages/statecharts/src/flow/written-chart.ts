import type { Config } from './xstate-internals.ts';

export type WrittenTransition = {
  readonly [key: string]: unknown;
  readonly guard?: unknown;
  readonly target?: unknown;
  readonly actions?: unknown;
};

/** The chart with every declared transition passed through `change`, which also gets its id. */
export const mapTransitions = (
  config: Config,
  change: (transition: WrittenTransition, id: string) => WrittenTransition,
): Config =>
  mapCandidates(config, (candidates, idOf) =>
    candidates.map((one, candidate) => change(one, idOf(candidate))),
  );

type Candidates = readonly WrittenTransition[];

/** The chart with every list of candidates for one event passed through `change`. */
export function mapCandidates(
  config: Config,
  change: (candidates: Candidates, idOf: (candidate: number) => string) => Candidates,
  path: readonly string[] = [],
): Config {
  const source = path.join('.') || '(machine)';
  const changed = (written: unknown, event: string): Candidates =>
    change(asList(written).map(asObject), (candidate) =>
      [source, event, ...(candidate > 0 ? [candidate + 1] : [])].join(' · '),
    );
  const record = (written: unknown, named: (key: string) => string) =>
    Object.fromEntries(
      Object.entries((written ?? {}) as Record<string, unknown>).map(([key, of]) => [
        key,
        changed(of, named(key)),
      ]),
    );
  const inField = (key: string, map: (written: unknown) => unknown) =>
    key in config ? { [key]: map(config[key]) } : {};
  const invoked = (written: unknown) =>
    asList(written).map((one) => {
      const invoke = one as Record<string, unknown>;
      const actor = String(invoke['id']);
      return {
        ...invoke,
        ...('onDone' in invoke ? { onDone: changed(invoke['onDone'], `done: ${actor}`) } : {}),
        ...('onError' in invoke ? { onError: changed(invoke['onError'], `defect: ${actor}`) } : {}),
      };
    });
  const inner = (written: unknown) =>
    Object.fromEntries(
      Object.entries(written as Record<string, Config>).map(([key, state]) => [
        key,
        mapCandidates(state, change, [...path, key]),
      ]),
    );
  return {
    ...config,
    ...inField('on', (on) => record(on, (key) => key.replace(/^xstate\.done\.actor\./, 'done: '))),
    ...inField('after', (after) => record(after, (key) => `after: ${key}`)),
    ...inField('always', (always) => changed(always, 'at once')),
    ...inField('onDone', (onDone) => changed(onDone, 'all inside is done')),
    ...inField('invoke', invoked),
    ...inField('states', inner),
  };
}

export const asList = (written: unknown): readonly unknown[] =>
  Array.isArray(written) ? written : [written];

const asObject = (written: unknown): WrittenTransition =>
  typeof written === 'string' ? { target: written } : (written as WrittenTransition);
