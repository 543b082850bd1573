import { expect, test } from 'vitest';
import { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { flow as placeStandingFlow } from '#tests/model/location/place-standing/flow.ts';
import { failures } from '#tests/model/support/answers.ts';
import { defineFlow } from './flow.ts';

const { refused, unreachable, signedOut } = failures;
const { name, inputs, project, invariants } = placeStandingFlow;
const events = { 'place.follow': { 'no place': { place: null } } };
const rest = { name, machine: placeStandingMachine, inputs, events, project, invariants };

test('the compiler asks for an outcome for every kind of failure that a call may answer', () => {
  const whole = defineFlow({
    ...rest,
    outcomes: { findZones: { same: ok('[1]'), refused, unreachable, signedOut } },
  });
  const lacking = defineFlow({
    ...rest,
    // @ts-expect-error: 'no outcome is': "failure: signedOut"
    outcomes: { findZones: { same: ok('[1]'), refused, unreachable } },
  });
  const excused = defineFlow({
    ...rest,
    outcomes: { findZones: { same: ok('[1]'), refused, unreachable } },
    impossible: { findZones: { 'failure: signedOut': 'Zones are told to everybody.' } },
  });

  expect([whole, lacking, excused].map((flow) => Object.keys(flow.outcomes))).toEqual([
    ['findZones'],
    ['findZones'],
    ['findZones'],
  ]);
});
