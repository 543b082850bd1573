/** The value of an XState snapshot: a state's name, or nested names. */
export type StateValue = string | { readonly [state: string]: StateValue | undefined };

/** The dotted paths of all active states, parents before children. */
export function statesIn(value: StateValue, within = ''): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [within + value];
  return Object.entries(value).flatMap(([state, inner = {}]) => [
    within + state,
    ...statesIn(inner, `${within}${state}.`),
  ]);
}

/** The innermost active states as text: they identify the configuration. */
export const configurationOf = (states: readonly string[]): string =>
  states.filter((path) => !states.some((other) => other.startsWith(`${path}.`))).join(' + ');
