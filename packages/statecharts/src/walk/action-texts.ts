import type { ExecutedAction } from '../flow/xstate-internals.ts';

/** Returns true for the same actions with the same parameters. */
export const didAlike = (
  a: readonly ExecutedAction[],
  b: readonly ExecutedAction[] | undefined,
): boolean => actionTexts(a).join('\n') === actionTexts(b ?? []).join('\n');

/** Actions with their parameters as text: actors and functions count by name only. */
export const actionTexts = (actions: readonly ExecutedAction[]): readonly string[] =>
  actions.map(({ type, params }) => {
    const told = plain(params) as Readonly<Record<string, unknown>> | string | undefined;
    if (typeof told === 'object' && type === 'xstate.spawnChild') {
      const input = told['input'];
      return `starts ${String(told['id'])}${input === undefined ? '' : ` with ${JSON.stringify(input)}`}`;
    }
    if (typeof told === 'object' && type === 'xstate.sendTo') {
      return `tells ${String(told['targetId'] ?? told['to'])} ${JSON.stringify(told['event'])}`;
    }
    if (typeof told === 'string' && type === 'xstate.stopChild') return `stops ${told}`;
    return told === undefined ? type : `${type} ${JSON.stringify(told)}`;
  });

function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return '(function)';
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return value.message;
  if ('sessionId' in value && 'id' in value) return String(value.id);
  if (depth > 5) return '(deep)';
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'actorRef' && key !== 'src' && key !== 'logic')
      .map(([key, one]) => [key, plain(one, depth + 1)]),
  );
}
