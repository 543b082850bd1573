import type { CallFailure } from './call-failure.ts';
import { fromEvent } from './from-event.ts';

export type Tasks<Task> = {
  readonly task: Task | null;
  readonly queue: readonly Task[];
};

/**
 * The context of a machine that changes the server's data: requests wait in a queue, and one call
 * runs at a time, so answers never overtake each other.
 */
export type TaskQueue<Task> = Tasks<Task> & {
  /** True while the data may differ from the server's: it is reread before the next task. */
  readonly stale: boolean;
  /** Failure of the last read. */
  readonly failure: CallFailure | null;
};

export const noTasks = { task: null, queue: [] } as const;

/** Nothing is read yet, and nothing requested. */
export const unreadQueue = { ...noTasks, stale: true, failure: null } as const;

type Given = { readonly context: TaskQueue<unknown> };

/** Unanswered tasks, the running one first. */
export const tasksOf = <Task>({ task, queue }: Tasks<Task>): readonly Task[] =>
  task === null ? queue : [task, ...queue];

/** The next task runs. */
export const nextTaken = <Task>({ queue }: Tasks<Task>): Tasks<Task> => ({
  task: queue[0] ?? null,
  queue: queue.slice(1),
});

/** The next task is given up. */
export const nextDropped = <Task>({ queue }: Tasks<Task>) => ({
  queue: queue.slice(1),
});

/** The running task waits again, before all others. */
export const taskReturned = <Task>(tasks: Tasks<Task>): Tasks<Task> => ({
  task: null,
  queue: tasksOf(tasks),
});

/** A request is queued where it makes sense. */
export const request = {
  guard: { type: 'requestMakesSense', params: fromEvent },
  actions: { type: 'queueRequest', params: fromEvent },
} as const;

/**
 * Events of a question about the next task. A yes counts only for what was shown; else the question
 * is repeated.
 */
export const promptOfNext = <const Take extends string>(take: Take) =>
  ({
    'prompt.confirm': [
      { guard: 'dataIsStale', target: 'ready' },
      { target: 'working', actions: take },
    ],
    'prompt.cancel': { target: 'ready', actions: 'dropNext' },
  }) as const;

export const queueGuards = {
  dataIsStale: ({ context }: Given) => context.stale,
  taskIsWaiting: ({ context }: Given) => context.queue.length > 0,
};
