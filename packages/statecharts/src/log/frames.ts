import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { ok, refuse, type Result } from './result.ts';
import type { LogRefusal, SaidEvent } from './log-file.ts';
import { statesIn, type StateValue } from './configuration.ts';

/** One moment of a replay: an event, and the configuration after it. */
export type Frame = {
  /** Null in the first frame. */
  readonly heard: SaidEvent | null;
  readonly states: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
};

/**
 * A log replayed on the bare machine: the same configuration after every event as in the recording, without
 * network, clock or actions.
 */
export function framesOf(
  machine: AnyStateMachine,
  { input, events }: { readonly input: unknown; readonly events: readonly SaidEvent[] },
): Result<readonly Frame[], LogRefusal> {
  const frames: Frame[] = [];
  try {
    let [snapshot] = initialTransition(machine, input) as [AnyMachineSnapshot, unknown];
    frames.push(frameOf(snapshot, null));
    for (const heard of events) {
      const [next] = transition(machine, snapshot, heard as EventObject);
      snapshot = next as AnyMachineSnapshot;
      frames.push(frameOf(snapshot, heard));
    }
    return ok(frames);
  } catch {
    return refuse({ kind: 'doesNotFit', step: frames.length });
  }
}

const frameOf = ({ value, status }: AnyMachineSnapshot, heard: SaidEvent | null): Frame => ({
  heard,
  states: statesIn(value as StateValue),
  status,
});
