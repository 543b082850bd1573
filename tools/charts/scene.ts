import { guardText, type Chart, type TransitionKind } from '#tools/model/chart.ts';
import { childrenOf, lastOf, parentOf } from './mermaid.ts';

/** One picture: the children of one state (or of the machine), and what happens between them. */
export type Scene = {
  /** Path of the state whose inside is shown; empty for the machine. */
  readonly parent: string;
  readonly title: string;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
};

export type Box = {
  readonly id: string;
  readonly kind: 'state' | 'compound' | 'final' | 'initial' | 'anywhere' | 'outside';
  readonly lines: readonly string[];
};

export type Label = {
  readonly text: string;
  readonly kind: TransitionKind;
  readonly transition: string;
};
/** All transitions from one box to another, merged. */
export type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly Label[];
};

/** The overview of a machine, and one picture of each state that has an inside. */
export function scenesOf(chart: Chart): readonly Scene[] {
  const parents = chart.states.filter(({ path }) => childrenOf(chart, path).length > 0);
  return ['', ...parents.map(({ path }) => path)].map((parent) => sceneOf(chart, parent));
}

function sceneOf(chart: Chart, parent: string): Scene {
  const children = childrenOf(chart, parent);
  const own = chart.states.find(({ path }) => path === parent);
  const isParallel = parent === '' ? chart.type === 'parallel' : own?.type === 'parallel';
  const initial = parent === '' ? chart.initial : (own?.initial ?? null);
  const boxes = new Map<string, Box>();
  for (const { path, type, invokes, tags } of children) {
    boxes.set(path, {
      id: path,
      kind: type === 'final' ? 'final' : childrenOf(chart, path).length > 0 ? 'compound' : 'state',
      lines: [
        lastOf(path),
        ...invokes.map(({ src }) => `↻ ${src}`),
        ...(tags.length > 0 ? [`# ${tags.join(' ')}`] : []),
      ],
    });
  }
  /** What may happen in every state without leaving it. */
  const everywhere = new Set<string>();
  let leavesAnywhere = false;
  const arrows = new Map<string, { from: string; to: string; labels: Label[] }>();
  const draw = (from: string, to: string, label: Label | null) => {
    const arrow = arrows.get(`${from} ${to}`) ?? { from, to, labels: [] };
    arrows.set(`${from} ${to}`, arrow);
    if (label && !arrow.labels.some(({ text }) => text === label.text)) arrow.labels.push(label);
  };
  if (initial && !isParallel) {
    boxes.set(INITIAL, { id: INITIAL, kind: 'initial', lines: [] });
    draw(INITIAL, childAbove(initial, parent) ?? initial, null);
  }
  for (const transition of chart.transitions) {
    const { source, targets, event, kind, guard, id } = transition;
    const label = {
      text: [kind === 'always' ? 'at once' : event, guard ? `[${guardText(guard)}]` : '']
        .join(' ')
        .trim(),
      kind,
      transition: id,
    };
    const from = source === parent ? ANYWHERE : childAbove(source, parent);
    if (from === null) continue;
    for (const target of targets) {
      const to = childAbove(target, parent);
      if (to !== null && to === from && source !== to) continue; // drawn inside that child
      if (from === ANYWHERE && to === null) continue; // drawn one level up
      if (from === ANYWHERE) leavesAnywhere = true;
      const end = to ?? outside(boxes, target);
      draw(from, end, label);
    }
    if (targets.length > 0) continue;
    if (from === source) draw(from, from, label);
    if (from === ANYWHERE) everywhere.add(event);
  }
  if (leavesAnywhere || everywhere.size > 0) {
    const lines = [parent === '' ? 'anywhere' : `anywhere in ${lastOf(parent)}`, ...everywhere];
    boxes.set(ANYWHERE, { id: ANYWHERE, kind: 'anywhere', lines });
  }
  return {
    parent,
    title: parent || chart.id,
    boxes: [...boxes.values()],
    arrows: [...arrows.values()],
  };
}

export const INITIAL = '(initial)';
export const ANYWHERE = '(anywhere)';

/** The child of `parent` in which a path lies; null when it lies elsewhere. */
function childAbove(path: string, parent: string): string | null {
  for (let at = path; at !== ''; at = parentOf(at)) if (parentOf(at) === parent) return at;
  return null;
}

function outside(boxes: Map<string, Box>, target: string): string {
  const id = `→ ${target}`;
  boxes.set(id, { id, kind: 'outside', lines: [`to ${target}`] });
  return id;
}
