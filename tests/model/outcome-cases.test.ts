import { expect, expectTypeOf, test } from 'vitest';
import { placeValidityMachine } from '#application/location/place-validity/machine.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { flow as placeValidityFlow } from '#tests/model/location/place-validity/flow.ts';
import { defineFlow, type CasesOf } from '@sundry/statecharts';

const unreachable = refuse({ kind: 'unreachable', cause: 'server' } as const);
const signedOut = refuse({ kind: 'signedOut' } as const);
const refused = refuse({ kind: 'refused', status: 403, code: 'no', message: 'No.' } as const);
const { name, inputs, events, project, invariants } = placeValidityFlow;
const rest = { name, machine: placeValidityMachine, inputs, events, project, invariants };

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
    impossible: { findZones: { 'failure: signedOut': 'Zones are told to guests as well.' } },
  });

  expect([whole, lacking, excused].map((flow) => Object.keys(flow.outcomes))).toEqual([
    ['findZones'],
    ['findZones'],
    ['findZones'],
  ]);
});

test('the compiler asks for every call of the machine, and knows no other', () => {
  const findZones = { same: ok('[1]'), refused, unreachable, signedOut };
  const none = defineFlow({
    ...rest,
    // @ts-expect-error: findZones has no outcome
    outcomes: {},
  });
  const other = defineFlow({
    ...rest,
    // @ts-expect-error: 'the machine calls nothing of this name': "findPlaces"
    outcomes: { findZones, findPlaces: { none: ok([]) } },
  });
  const again = defineFlow({
    ...rest,
    calls: { findZonesAgain: 'findZones' },
    // @ts-expect-error: 'no outcome is': "answered" of findZonesAgain
    outcomes: { findZones, findZonesAgain: { refused, unreachable, signedOut } },
  });

  expect([none, other, again].map((flow) => Object.keys(flow.outcomes).length)).toEqual([0, 2, 2]);
});

test('the compiler looks for the failure within an answer that is more than one thing', () => {
  type Placing = {
    readonly placed: readonly string[];
    readonly stopped: {
      readonly draft: string;
      readonly failure: { readonly kind: 'refused' } | { readonly kind: 'unreachable' };
    } | null;
  };

  expectTypeOf<CasesOf<Placing>>().toEqualTypeOf<'failure: refused' | 'failure: unreachable'>();
});
