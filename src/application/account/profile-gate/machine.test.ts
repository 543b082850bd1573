import { expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { profileGateMachine } from './machine.ts';

test.each([
  { outcome: 'signedIn', wentHome: 0 },
  { outcome: 'dismissed', wentHome: 1 },
] as const)(
  'a visitor of the profile who has $outcome is sent home $wentHome times (NAV-14)',
  async ({ outcome, wentHome }) => {
    let times = 0;
    const asked: AuthenticationRequest[] = [];
    const gate = createActor(
      profileGateMachine.provide({
        actors: {
          authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
            async ({ input }) => {
              asked.push(input);
              return outcome;
            },
          ),
        },
        actions: { goHome: () => void (times += 1) },
      }),
    ).start();
    await toPromise(gate);
    expect(times).toBe(wentHome);
    expect(asked).toEqual([{ view: 'signIn', offerGuest: false }]);
  },
);
