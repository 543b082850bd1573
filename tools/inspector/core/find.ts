import { guardText } from './chart-selectors.ts';
import type { DrawnFlow, Language } from '@sundry/statecharts/log';
import { tellingOf } from './telling.ts';

/** A state, or a transition of one. */
export type Finding = {
  readonly flow: string;
  /** Empty for a transition of every state. */
  readonly state: string;
  readonly title: string;
  readonly text: string;
};

const MAX = 12;

/** States and transitions that contain all these words, in words or in code. */
export function find(
  drawnFlows: readonly DrawnFlow[],
  wanted: string,
  language: Language,
): readonly Finding[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (texts: readonly string[]) => {
    const all = texts.join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const found = drawnFlows.flatMap((drawnFlow) =>
    [...statesOf(drawnFlow, language), ...transitionsOf(drawnFlow, language)].filter(({ texts }) =>
      has(texts),
    ),
  );
  return found.slice(0, MAX).map(({ finding }) => finding);
}

type Entry = { readonly finding: Finding; readonly texts: readonly string[] };

function statesOf(drawnFlow: DrawnFlow, language: Language): readonly Entry[] {
  const tell = tellingOf(drawnFlow, language);
  return drawnFlow.chart.states.map(({ path, description }) => ({
    finding: { flow: drawnFlow.name, state: path, title: tell.state(path), text: description },
    texts: [drawnFlow.name, path, drawnFlow.words.states[path] ?? '', description],
  }));
}

function transitionsOf(drawnFlow: DrawnFlow, language: Language): readonly Entry[] {
  const tell = tellingOf(drawnFlow, language);
  const inWords = tellingOf(drawnFlow, 'words');
  return drawnFlow.chart.transitions.map((one) => {
    const when = [tell.event(one.event), tell.condition(one)].filter(Boolean).join(', ');
    const way = [one.source, ...one.targets].filter(Boolean).map(tell.state).join(' → ');
    return {
      finding: { flow: drawnFlow.name, state: one.source, title: when, text: way },
      texts: [
        ...[drawnFlow.name, one.id, one.guard ? guardText(one.guard) : '', ...one.actions],
        ...[inWords.event(one.event), inWords.condition(one)],
        ...one.actions.map((action) => drawnFlow.words.actions[action] ?? ''),
      ],
    };
  });
}
