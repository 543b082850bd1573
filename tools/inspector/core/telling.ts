import { guardText, stepText } from './chart-selectors.ts';
import type { ChartTransition, FlowSheet, Language, Step } from './flow-sheet.ts';
import { configurationOf } from './configuration.ts';

/** How the names of a chart are told: as they are in code, or in words. */
export type Telling = {
  readonly state: (path: string) => string;
  /** Where a machine stands: its innermost states. */
  readonly configuration: (states: readonly string[]) => string;
  readonly event: (event: string) => string;
  readonly condition: (transition: Pick<ChartTransition, 'id' | 'guard'>) => string;
  readonly call: (call: string) => string;
  readonly step: (step: Step) => string;
};

export function tellingOf(sheet: FlowSheet | null, language: Language): Telling {
  const said = language === 'words' ? sheet?.said : undefined;
  const state = (path: string) => said?.states[path] ?? path;
  const call = (name: string) => said?.calls[name] ?? name;
  const event = (name: string) => said?.events[name] ?? name;
  return {
    state,
    call,
    event,
    configuration: (states) => configurationOf(states).split(BESIDE).map(state).join(BESIDE),
    condition: ({ id, guard }) => said?.conditions[id] ?? (guard ? guardText(guard) : ''),
    step: (step) => (said ? stepInWords(step, { event, call, delay: event }) : stepText(step)),
  };
}

const BESIDE = ' + ';

type Names = Readonly<Record<'event' | 'call' | 'delay', (name: string) => string>>;

function stepInWords(step: Step, { event, call, delay }: Names): string {
  switch (step.kind) {
    case 'user':
      return step.case === '' ? event(step.event) : `${event(step.event)} (${step.case})`;
    case 'outcome':
      return `${call(step.actor)}: ${step.outcome}`;
    case 'delay':
      return delay(`after: ${step.delay}`);
  }
}
