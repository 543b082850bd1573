import { guardText, stepText } from './chart-selectors.ts';
import {
  type ChartTransition,
  type DrawnFlow,
  type Language,
  type Step,
  configurationOf,
} from '@sundry/statecharts/log';

/** The names of a chart in the current language: in code or in words. */
export type Telling = {
  readonly state: (path: string) => string;
  /** The innermost states of a configuration. */
  readonly configuration: (states: readonly string[]) => string;
  readonly event: (event: string) => string;
  readonly condition: (transition: Pick<ChartTransition, 'id' | 'guard'>) => string;
  readonly call: (call: string) => string;
  readonly step: (step: Step) => string;
};

export function tellingOf(drawnFlow: DrawnFlow | null, language: Language): Telling {
  const words = language === 'words' ? drawnFlow?.words : undefined;
  const state = (path: string) => words?.states[path] ?? path;
  const call = (name: string) => words?.calls[name] ?? name;
  const event = (name: string) => words?.events[name] ?? name;
  return {
    state,
    call,
    event,
    configuration: (states) => configurationOf(states).split(BESIDE).map(state).join(BESIDE),
    condition: ({ id, guard }) => words?.conditions[id] ?? (guard ? guardText(guard) : ''),
    step: (step) => (words ? stepInWords(step, { event, call, delay: event }) : stepText(step)),
  };
}

/** The sentence of an event that another flow than the shown one may hear. */
export function eventOfAny(
  drawnFlows: readonly DrawnFlow[],
  flow: string,
  language: Language,
  event: string,
): string {
  if (language === 'code') return event;
  const own = drawnFlows.filter(({ name }) => name === flow);
  return (
    [...own, ...drawnFlows].find(({ words }) => event in words.events)?.words.events[event] ?? event
  );
}

/** The purpose of a server call; the control desk knows it by its address. */
export function callOfAny(
  drawnFlows: readonly DrawnFlow[],
  flow: string,
  language: Language,
  call: string,
): string {
  if (language === 'code') return call;
  const own = drawnFlows.filter(({ name }) => name === flow);
  for (const { routeMap, words } of [...own, ...drawnFlows]) {
    const [src] = Object.entries(routeMap.calls).find(([, calls]) => calls.includes(call)) ?? [];
    if (src !== undefined && words.calls[src] !== undefined) return words.calls[src];
  }
  return call;
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
