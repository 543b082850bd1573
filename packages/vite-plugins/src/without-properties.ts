import type { ESTree } from 'vite';

/** The code without these properties of its objects, none of which is nested in another. */
export function withoutProperties(
  code: string,
  unwanted: readonly ESTree.ObjectPropertyKind[],
): string {
  return unwanted
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => {
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
      return rest.slice(0, start) + rest.slice(end + comma);
    }, code);
}

/** All nodes of a program. */
export function nodesIn(value: unknown): readonly ESTree.Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as ESTree.Node, ...below] : below;
}
