import { leavesOf, type Chart } from '#tools/model/chart.ts';

/** What a chart lacks for a reader: names, meanings, requirements that exist. */
export function faultsOf(
  flow: string,
  chart: Chart,
  requirements: ReadonlySet<string>,
): readonly string[] {
  const fault = (where: string, what: string) => `${flow}: ${where || '(machine)'} ${what}`;
  /** The inspector is for developers and reviewers: no requirement of the app speaks of it. */
  const isTool = flow.startsWith('inspector/');
  const isUnnamed = (name: string) =>
    name === '(unnamed)' || name.startsWith('xstate.') || name === '';
  return [
    ...(chart.description === '' ? [fault('', 'has no description')] : []),
    ...chart.states.flatMap((state) => [
      ...(state.description === '' ? [fault(state.path, 'has no description')] : []),
      ...(state.reqs.length === 0 && state.type !== 'final' && !isTool
        ? [fault(state.path, 'names no requirement')]
        : []),
      ...state.reqs
        .filter((id) => !requirements.has(id))
        .map((id) => fault(state.path, `names ${id}, which does not exist`)),
      ...[...state.entry, ...state.exit]
        .filter(isUnnamed)
        .map(() => fault(state.path, 'has an unnamed action')),
      ...state.invokes
        .filter(({ id, src }) => isUnnamed(src) || /^\d+\./.test(id))
        .map(({ src }) => fault(state.path, `invokes ${src} without a name of its own`)),
    ]),
    ...chart.transitions.flatMap(({ id, guard, actions, event }) => [
      ...leavesOf(guard)
        .filter(isUnnamed)
        .map(() => fault(id, 'has an unnamed guard')),
      ...actions.filter(isUnnamed).map(() => fault(id, 'has an unnamed action')),
      ...(/^after: \d+$/.test(event) ? [fault(id, 'waits an unnamed time')] : []),
    ]),
  ];
}
