/** What XState calls the value of a snapshot: a state's name, or names within names. */
export type StateValue = string | { readonly [state: string]: StateValue | undefined };

/** The dotted paths of all active states, parents before what is in them. */
export function statesIn(value: StateValue, within = ''): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [within + value];
  return Object.entries(value).flatMap(([state, inner = {}]) => [
    within + state,
    ...statesIn(inner, `${within}${state}.`),
  ]);
}

/** The innermost active states: which configuration a machine is in, in as few words as possible. */
export const configurationOf = (states: readonly string[]): string =>
  states.filter((path) => !states.some((other) => other.startsWith(`${path}.`))).join(' + ');
