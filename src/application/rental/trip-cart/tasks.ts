import type { Notice } from '#application/kernel/notice.ts';
import { taskReturned, tasksOf } from '#application/kernel/task-queue.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { required } from '#domain/kernel/required.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type * as Flow from './setup.ts';

type Change = Partial<Flow.Context>;

/** Clears one vehicle or change of trip, and its questions, before the next. */
export const NOTHING_UNDER_WAY = {
  task: null,
  candidate: null,
  agreed: [],
  incompatible: [],
} as const;
export const NOTHING_LOST = { tripIsLost: false, lost: [] } as const;
export const EMPTY_JOURNAL = { removed: null, isRestored: false } as const;

export function callFor({ cart, task }: Flow.Context): Flow.Call {
  switch (task?.kind) {
    case 'step':
      return { kind: 'update', line: task.line, quantity: task.quantity, details: cart.details };
    case 'remove': {
      const [line, ...others] = task.lines;
      return line !== undefined && others.length === 0
        ? { kind: 'remove', line }
        : { kind: 'removeAll', lines: task.lines };
    }
    case 'change':
      return { kind: 'changeTrip', id: required(cart.detailsId, 'trip'), details: task.details };
    case 'clear':
      return { kind: 'clear' };
    case 'restore': {
      const { vehicle, quantity, details } = task;
      return { kind: 'add', wanted: { vehicle, quantity, details: cart.details ?? details } };
    }
    case 'add':
    case undefined:
      throw new Defect(`The trip cart makes no call for the task ${task?.kind ?? 'none'}`);
  }
}

export const tripChangeOf = (
  { cart }: Flow.Context,
  details: Flow.TripChange['details'],
): Flow.TripChange => ({ id: required(cart.detailsId, 'trip'), details });

/** The target trip of the cart: the candidate's, or the one requested by itself. */
export const tripWanted = ({ candidate, task }: Flow.Context): TripDetails =>
  candidate?.details ?? required(task?.kind === 'change' ? task.details : null, 'new trip');

export function noticeOfTask(context: Flow.Context): Notice {
  switch (context.task?.kind) {
    case 'remove': {
      const [removal] = removalsOf(context);
      const names = (removal?.lines ?? []).map(({ vehicle }) => vehicle.name);
      return { kind: 'vehicleRemoved', line: removal?.line ?? null, name: names.join(', ') };
    }
    case 'clear':
      return { kind: 'tripCartCleared' };
    case 'restore':
      return { kind: 'vehicleRestored' };
    case 'step':
    case 'change':
      return { kind: 'tripCartUpdated' };
    case 'add':
    case undefined:
      throw new Defect(`The trip cart tells of no task ${context.task?.kind ?? 'none'}`);
  }
}

export const finished = (context: Flow.Context): Change => ({
  task: null,
  removals: [...context.removals, ...removalsOf(context)],
});

function removalsOf({ cart: { lines, details }, task }: Flow.Context): readonly Flow.Removal[] {
  if (!details) return [];
  if (task?.kind === 'clear') return [{ line: null, lines, details }];
  if (task?.kind !== 'remove') return [];
  const removed = lines.filter(({ id }) => task.lines.includes(id));
  return [{ line: task.lines[0] ?? null, lines: removed, details }];
}

/** Lines waiting for restoration, including those of the finished task. */
export function clearedIn(tasks: Flow.Context): Flow.Cleared | null {
  const restoring = tasksOf(tasks).filter((one) => one.kind === 'restore');
  const [first] = restoring;
  return first
    ? {
        lines: restoring.map(({ vehicle, quantity }) => ({ vehicle, quantity })),
        details: first.details,
      }
    : null;
}

/** The latest removal with this id. */
export const removalOf = (
  { removals }: Flow.Context,
  line: Flow.Removal['line'],
): Flow.Removal | undefined => removals.findLast((removal) => removal.line === line);

/** Waits for the sign-in or the read of the cart, and starts again then. */
export const returned = ({ queue, task, candidate }: Flow.Context): Change => ({
  ...NOTHING_UNDER_WAY,
  ...taskReturned<Flow.Task>({ queue, task: candidate ? { kind: 'add', ...candidate } : task }),
});
