import { expect, test } from 'vitest';
import { quantity } from '#domain/kernel/quantity.ts';
import {
  type LineTask,
  isDue,
  isLeaving,
  isPending,
  quantityRequested,
  withoutLinesOf,
  withRemoval,
  withStep,
} from './line-queue.ts';

const step = (line: number, pieces: number) =>
  ({ kind: 'step', line, quantity: quantity(pieces) }) as const;
const remove = (...lines: readonly number[]) => ({ kind: 'remove', lines }) as const;
const clear = { kind: 'clear' } as const;
const cart = { lines: [{ id: 1 }, { id: 2 }] };

test('several taps on one line are sent as the last quantity, in the place of the first', () => {
  const queue = withStep(withStep<ReturnType<typeof step>>([step(1, 2)], step(2, 5)), step(1, 3));

  expect(queue).toEqual([step(1, 3), step(2, 5)]);
});

test('the quantity last requested counts, running or waiting, and of this line alone', () => {
  const tasks = { task: step(1, 2), queue: [step(2, 7), step(1, 3)] };

  expect(quantityRequested(tasks, 1)).toBe(3);
  expect(quantityRequested({ ...tasks, queue: [] }, 1)).toBe(2);
  expect(quantityRequested(tasks, 3)).toBeNull();
});

test('a removal drops what was asked of its lines before', () => {
  expect(withRemoval([step(1, 2), step(2, 2), clear, remove(2, 3)], remove(1, 3))).toEqual([
    step(2, 2),
    clear,
    remove(1, 3),
  ]);
});

test('a failed request about a line takes later ones about it along', () => {
  expect(withoutLinesOf([step(1, 2), step(2, 2), clear], step(1, 1))).toEqual([step(2, 2), clear]);
  expect(withoutLinesOf<LineTask<number>>([step(1, 2)], clear)).toEqual([step(1, 2)]);
});

test('a line is pending while a request about it is unanswered', () => {
  const context = { task: step(1, 2), queue: [remove(2)] };

  expect([1, 2, 3].map((line) => isPending(line)({ context }))).toEqual([true, true, false]);
});

test('a line leaves when it is gone or its removal is requested', () => {
  const context = { cart, task: step(1, 2), queue: [remove(2)] };

  expect([1, 2, 3].map((line) => isLeaving(line)({ context }))).toEqual([false, true, true]);
});

test.each([
  { task: step(1, 3), due: true, because: 'the line has another quantity' },
  { task: step(1, 2), due: false, because: 'the line has this quantity already' },
  { task: step(9, 2), due: false, because: 'the line is gone' },
  { task: remove(1), due: true, because: 'the line is still there' },
  { task: remove(1, 9), due: false, because: 'one of the lines is gone' },
  { task: clear, due: true, because: 'there are lines to clear' },
  { task: { kind: 'add' }, due: true, because: 'it is about no line' },
])('$task.kind is due: $due, since $because', ({ task, due }) => {
  expect(isDue(task, [{ id: 1 }], () => quantity(2))).toBe(due);
});

test('an empty cart is not cleared', () => {
  expect(isDue(clear, [], () => quantity(1))).toBe(false);
});
