import { guardText } from './chart-selectors.ts';
import type { FlowSheet, Language } from './flow-sheet.ts';
import { tellingOf } from './telling.ts';

/** A state, or what happens in one. */
export type Finding = {
  readonly flow: string;
  /** Empty where it may happen in every state. */
  readonly state: string;
  readonly title: string;
  readonly text: string;
};

const MOST = 12;

/** States and transitions in which all these words occur, be it in words or in code. */
export function find(
  sheets: readonly FlowSheet[],
  wanted: string,
  language: Language,
): readonly Finding[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (texts: readonly string[]) => {
    const all = texts.join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const found = sheets.flatMap((sheet) =>
    [...statesOf(sheet, language), ...transitionsOf(sheet, language)].filter(({ texts }) =>
      has(texts),
    ),
  );
  return found.slice(0, MOST).map(({ finding }) => finding);
}

type Entry = { readonly finding: Finding; readonly texts: readonly string[] };

function statesOf(sheet: FlowSheet, language: Language): readonly Entry[] {
  const tell = tellingOf(sheet, language);
  return sheet.chart.states.map(({ path, description }) => ({
    finding: { flow: sheet.name, state: path, title: tell.state(path), text: description },
    texts: [sheet.name, path, sheet.said.states[path] ?? '', description],
  }));
}

function transitionsOf(sheet: FlowSheet, language: Language): readonly Entry[] {
  const tell = tellingOf(sheet, language);
  const inWords = tellingOf(sheet, 'words');
  return sheet.chart.transitions.map((one) => {
    const when = [tell.event(one.event), tell.condition(one)].filter(Boolean).join(', ');
    const way = [one.source, ...one.targets].filter(Boolean).map(tell.state).join(' → ');
    return {
      finding: { flow: sheet.name, state: one.source, title: when, text: way },
      texts: [
        ...[sheet.name, one.id, one.guard ? guardText(one.guard) : '', ...one.actions],
        ...[inWords.event(one.event), inWords.condition(one)],
        ...one.actions.map((action) => sheet.said.actions[action] ?? ''),
      ],
    };
  });
}
