import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Flow } from '../flow/flow.ts';
import type { Driver } from './run-flow.ts';
import { walkerOf } from './walker.ts';
import { requireAgreement } from './agreement.ts';

/** Walks the bare machine: no promise runs, no time passes, answers come as events. */
export function pureDriver(flow: Flow, machine: AnyStateMachine = flow.machine): Driver {
  const walker = walkerOf(flow, machine);
  let snapshot: AnyMachineSnapshot | null = null;
  const current = (): AnyMachineSnapshot => {
    if (!snapshot) throw new Error('The walk has not begun');
    return snapshot;
  };
  return {
    start: async (input) => {
      const { moved, exercised } = walker.begin(input);
      snapshot = moved.snapshot;
      return exercised.transitions;
    },
    take: async (step) => {
      const { moved, exercised } = walker.take(current(), step);
      snapshot = moved.snapshot;
      return exercised.transitions;
    },
    assert: async (expected) => requireAgreement(flow, walker, current(), expected),
    forbidden: async (event) => {
      const cases = (flow.events as Record<string, Record<string, object>>)[event] ?? {};
      for (const payload of Object.values(cases)) {
        if (current().can({ type: event, ...payload })) throw new Error(`${event} moves it`);
      }
    },
    close: async () => {
      snapshot = null;
    },
  };
}
