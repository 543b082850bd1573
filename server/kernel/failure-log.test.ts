import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { createFailureLog, type FailureLog } from './failure-log.ts';

let now: number;
let logged: string[];
let logFailure: FailureLog;
beforeEach(() => {
  now = 0;
  logged = [];
  logFailure = createFailureLog(
    (line) => void logged.push(line),
    () => now,
  );
});

const missing = (name: string) => new TypeError(`${name} is not a function`);
const broken = () => new RangeError('Out of range');

describe('the log of failures', () => {
  test('contains each kind of failure at once, with its request and its stack', () => {
    logFailure('A page could not be rendered', missing('a'), 'one');
    logFailure('A page could not be rendered', broken(), 'two');
    logFailure('A page could not be rendered', 'a text', undefined);

    expect(logged).toEqual([
      expect.stringMatching(
        /^A page could not be rendered \(request one\): TypeError: a is not[^]*failure-log\.test/,
      ),
      expect.stringContaining('(request two): RangeError: Out of range'),
      expect.stringContaining("(request -): 'a text'"),
    ]);
  });

  test('distinguishes kinds by their cause', () => {
    for (const cause of [missing('a'), broken(), 'a text'])
      logFailure(
        'A page could not be rendered',
        new Error('A view could not be rendered', { cause }),
        'one',
      );

    expect(logged).toHaveLength(3);
  });

  test('contains a kind once a minute, and then its number', () => {
    for (const request of ['one', 'two', 'three']) {
      logFailure('A page could not be rendered', missing(request), request);
      now += SECOND;
    }
    expect(logged).toHaveLength(1);

    now = MINUTE;
    logFailure('A page could not be rendered', missing('four'), 'four');

    expect(logged).toHaveLength(2);
    expect(logged[1]).toContain('(request four, 2 similar since the last entry)');
  });

  test('continues after the clock is set back', () => {
    now = 60 * MINUTE;
    logFailure('A page could not be rendered', broken(), 'one');
    now = 0;
    logFailure('A page could not be rendered', broken(), 'two');

    expect(logged).toHaveLength(2);
  });
});
