import type { Step } from '@sundry/statecharts';
import { expect, test } from 'vitest';
import { stepCode, stepIn } from './steps.ts';

test.each<Step>([
  { kind: 'user', event: 'order.submit', case: '' },
  { kind: 'outcome', actor: 'placing', outcome: 'one placed ~ one refused' },
  { kind: 'delay', delay: 'retry', state: 'a.b' },
])('a step is read from its code: $kind', (step) => expect(stepIn(stepCode(step))).toEqual(step));
