import type { ActorRefLike, InspectionEvent } from 'xstate';

/** An inspection event of XState with its time. */
export type Note = { readonly at: number; readonly event: InspectionEvent };

/** Records the machines of this page from the start, for an inspector that may never open. */
export type Recorder = {
  readonly inspect: (event: InspectionEvent) => void;
  readonly notes: () => readonly Note[];
  /** The running machines, and the last ones that have ended. */
  readonly machines: () => readonly ActorRefLike[];
  /** Calls back at every further note. */
  readonly listen: (listener: (note: Note) => void) => void;
};

const MAX = 2_000;
const MAX_MACHINES = 60;
const KEPT: readonly InspectionEvent['type'][] = ['@xstate.snapshot', '@xstate.microstep'];

/** Small on purpose: it is part of the first screen wherever the inspector is switched on. */
export function createRecorder(now: () => number): Recorder {
  const notes: Note[] = [];
  const running = new Set<ActorRefLike>();
  const ended: ActorRefLike[] = [];
  let tell: (note: Note) => void = () => {};
  return {
    inspect(event) {
      if (!KEPT.includes(event.type)) return;
      if (event.type === '@xstate.snapshot' && 'machine' in event.snapshot) {
        running.add(event.actorRef);
        if (event.snapshot.status !== 'active' && running.delete(event.actorRef)) {
          if (ended.push(event.actorRef) > MAX_MACHINES) ended.shift();
        }
      }
      const note = { at: now(), event };
      if (notes.push(note) > MAX) notes.shift();
      tell(note);
    },
    notes: () => notes,
    machines: () => [...ended, ...running],
    listen: (listener) => void (tell = listener),
  };
}
