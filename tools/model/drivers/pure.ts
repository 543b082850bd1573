import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { walkerOf, type Configuration } from '../explore.ts';
import type { Flow } from '../flow.ts';
import { brokenInvariants, type Driver } from '../run-flow.ts';

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
      snapshot = walker.begin(input).moved.snapshot;
    },
    take: async (step) => {
      snapshot = walker.take(current(), step).moved.snapshot;
    },
    assert: async (expected) => {
      const actual = walker.configurationOf(current());
      if (actual.key !== expected.key) {
        throw new Error(`is at\n    ${actual.key}\n  and should be at\n    ${expected.key}`);
      }
      const broken = brokenInvariants(flow, current());
      if (broken.length > 0) throw new Error(`broke: ${broken.join('; ')}`);
      requireSameTags(walker.configurationOf(current()), expected);
    },
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

function requireSameTags(actual: Configuration, expected: Configuration): void {
  const tags = ({ snapshot }: Configuration) => [...snapshot.tags].toSorted().join(', ');
  if (tags(actual) !== tags(expected)) {
    throw new Error(`is tagged ${tags(actual)} and should be tagged ${tags(expected)}`);
  }
}
