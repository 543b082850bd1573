import { expect, test } from 'vitest';
import { nextDropped, nextTaken, taskReturned, tasksOf } from './task-queue.ts';

const waiting = { task: null, queue: ['first', 'second'] };

test('the task that has waited longest runs next', () => {
  expect(nextTaken(waiting)).toEqual({ task: 'first', queue: ['second'] });
  expect(nextTaken({ task: null, queue: [] })).toEqual({ task: null, queue: [] });
});

test('a task that is given up leaves the others waiting', () => {
  expect(nextDropped(waiting)).toEqual({ queue: ['second'] });
});

test('the running task is unanswered before all that wait', () => {
  expect(tasksOf(nextTaken(waiting))).toEqual(['first', 'second']);
  expect(tasksOf({ task: null, queue: [] })).toEqual([]);
});

test('the running task can wait again, before all others', () => {
  expect(taskReturned(nextTaken(waiting))).toEqual(waiting);
});
