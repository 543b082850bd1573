import { leavesOf, type Chart } from '../flow/chart.ts';

/** Omissions of a chart: names, meanings, existing requirements. */
export function lintErrors(
  flow: string,
  chart: Chart,
  requirements: ReadonlySet<string>,
): readonly string[] {
  const lintError = (where: string, what: string) => `${flow}: ${where || '(machine)'} ${what}`;
  /** The inspector is for developers and reviewers: it has no requirements of the app. */
  const isTool = flow.startsWith('inspector/');
  const isUnnamed = (name: string) =>
    name === '(unnamed)' || name.startsWith('xstate.') || name === '';
  return [
    ...(chart.description === '' ? [lintError('', 'has no description')] : []),
    ...chart.states.flatMap((state) => [
      ...(state.description === '' ? [lintError(state.path, 'has no description')] : []),
      ...(state.reqs.length === 0 && state.type !== 'final' && !isTool
        ? [lintError(state.path, 'names no requirement')]
        : []),
      ...state.reqs
        .filter((id) => !requirements.has(id))
        .map((id) => lintError(state.path, `names ${id}, which does not exist`)),
      ...[...state.entry, ...state.exit]
        .filter(isUnnamed)
        .map(() => lintError(state.path, 'has an unnamed action')),
      ...state.invokes
        .filter(({ id, src }) => isUnnamed(src) || /^\d+\./.test(id))
        .map(({ src }) => lintError(state.path, `invokes ${src} without an id`)),
    ]),
    ...chart.transitions.flatMap(({ id, guard, actions, event }) => [
      ...leavesOf(guard)
        .filter(isUnnamed)
        .map(() => lintError(id, 'has an unnamed guard')),
      ...actions.filter(isUnnamed).map(() => lintError(id, 'has an unnamed action')),
      ...(/^after: \d+$/.test(event) ? [lintError(id, 'has an unnamed delay')] : []),
    ]),
  ];
}
