import { tasksOf, type Tasks } from '#application/kernel/task-queue.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';

/** A task of a cart, about one line, several or none. */
export type LineTask<Line> = {
  readonly kind: string;
  readonly line?: Line;
  readonly lines?: readonly Line[];
  readonly quantity?: Quantity;
};
type LineTasks<Line> = Tasks<LineTask<Line>>;
type CartTasks<Line> = LineTasks<Line> & {
  readonly cart: { readonly lines: readonly { readonly id: Line }[] };
};

const linesOf = <Line>({ line, lines }: LineTask<Line>): readonly Line[] =>
  line === undefined ? (lines ?? []) : [line];

/** The quantity last requested for a line; null where no request for one is unanswered. */
export const quantityRequested = <Line>(tasks: LineTasks<Line>, line: Line): Quantity | null =>
  tasksOf(tasks).findLast((task) => task.kind === 'step' && task.line === line)?.quantity ?? null;

/** True where the line exists and its removal is not requested. */
export const stays = <Line>(context: CartTasks<Line>, line: Line): boolean =>
  context.cart.lines.some(({ id }) => id === line) &&
  !tasksOf(context).some((task) => task.kind === 'remove' && linesOf(task).includes(line));

/** Selector: a request about the line is unanswered. */
export const isPending =
  <Line>(line: Line) =>
  ({ context }: { readonly context: LineTasks<Line> }): boolean =>
    tasksOf(context).some((task) => linesOf(task).includes(line));

/** Selector: the line is gone, or its removal is requested. */
export const isLeaving =
  <Line>(line: Line) =>
  ({ context }: { readonly context: CartTasks<Line> }): boolean =>
    !stays(context, line);

/** Taps on one line are coalesced: only the last quantity is sent next. */
export function withStep<Task extends LineTask<unknown>>(
  queue: readonly Task[],
  step: Task,
): readonly Task[] {
  const isSame = ({ kind, line }: Task) => kind === 'step' && line === step.line;
  return queue.some(isSame) ? queue.map((task) => (isSame(task) ? step : task)) : [...queue, step];
}

/** Earlier requests about the lines of the removal are dropped. */
export const withRemoval = <Task extends LineTask<unknown>>(
  queue: readonly Task[],
  removal: Task,
): readonly Task[] => [...withoutLinesOf(queue, removal), removal];

/** The queue without the tasks about lines of this one. */
export function withoutLinesOf<Task extends LineTask<unknown>>(
  queue: readonly Task[],
  dropped: Task,
): readonly Task[] {
  const lines = linesOf(dropped);
  return queue.filter((task) => !linesOf(task).some((line) => lines.includes(line)));
}

/** False where a line has gone or has the quantity already, or no line is left to clear. */
export function isDue<Line extends { readonly id: unknown }>(
  task: LineTask<Line['id']>,
  lines: readonly Line[],
  quantityOf: (line: Line) => Quantity,
): boolean {
  if (task.kind === 'clear') return lines.length > 0;
  return linesOf(task).every((id) => {
    const line = lines.find((one) => one.id === id);
    return line !== undefined && !(task.kind === 'step' && quantityOf(line) === task.quantity);
  });
}
