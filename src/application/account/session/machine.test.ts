import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { ok } from '#domain/kernel/result.ts';
import { away, tokenRefused } from '#tests/support/builders/failure.ts';
import { answeredByHand } from '#tests/support/fakes/by-hand.ts';
import { sessionMachine } from './machine.ts';
import * as select from './selectors.ts';
import type * as Session from './machine.ts';
import { aProfile } from '#tests/support/builders/profile.ts';

const asha = aProfile();

function aSession(facts: Partial<Session.Input> = {}) {
  const guestIds = answeredByHand<undefined, Session.GuestIdAnswer>();
  const profiles = answeredByHand<{ readonly token: string }, Session.ProfileAnswer>();
  const done: string[] = [];
  let otherTab: (event: Session.Report) => void = () => {};
  const machine = sessionMachine.provide({
    actors: {
      requestGuestId: fromPromise<Session.GuestIdAnswer, undefined>(() => guestIds.ask(undefined)),
      loadProfile: fromPromise<Session.ProfileAnswer, { readonly token: string }>(({ input }) =>
        profiles.ask(input),
      ),
      watchRefusals: fromCallback(() => {}),
      watchToken: fromCallback<EventObject, undefined, Session.Report>(
        ({ sendBack }) => void (otherTab = sendBack),
      ),
    },
    actions: {
      saveToken: (_, { token, rememberMe }) =>
        void done.push(`${token} ${rememberMe ? 'saved' : 'kept for now'}`),
      forgetToken: (_, held) => void done.push(`${held} forgotten`),
      forgetRefusedToken: (_, held) => void done.push(`${held} was refused`),
      saveGuestId: (_, guestId) => void done.push(`guest ${guestId}`),
      saveGuestChoice: () => void done.push('choice saved'),
      logProfileFailure: () => void done.push('failure logged'),
      forgetPersonalReads: () => void done.push('reads forgotten'),
      forgetPersonalData: () => void done.push('personal data forgotten'),
    },
  });
  const session = createActor(machine, {
    input: { token: null, guestId: null, guestByChoice: false, ...facts },
  }).start();
  return {
    session,
    guestIds,
    profiles,
    done,
    otherTab: (event: Session.Report) => otherTab(event),
    sees: () => session.getSnapshot(),
  };
}

describe('a session', () => {
  test.each([
    { token: null, signedIn: false },
    { token: 't1', signedIn: true },
  ])('is exactly one of a guest and a customer (AUTH-01, AUTH-02)', ({ token, signedIn }) => {
    const { sees } = aSession({ token });

    expect(select.isSignedIn(sees())).toBe(signedIn);
    expect(sees().hasTag('guest')).toBe(!signedIn);
  });

  test('tells principals apart without showing the token', () => {
    const first = select.principalOf(aSession({ token: 'secret-token' }).sees());
    const second = select.principalOf(aSession({ token: 'other-token' }).sees());

    expect(first.key).not.toBe(second.key);
    expect(first.key).not.toContain('secret');
  });
});

describe('a guest', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('without a number asks for one, once, and keeps it (AUTH-03, AUTH-04, ROLE-01)', async () => {
    const { guestIds, done, sees } = aSession();
    expect(guestIds.calls).toHaveLength(1);

    await guestIds.answers(ok('42'));

    expect(select.guestIdOf(sees())).toBe('42');
    expect(done).toEqual(['guest 42']);
  });

  test('with a number asks for none (AUTH-04)', () => {
    expect(aSession({ guestId: '42' }).guestIds.calls).toHaveLength(0);
  });

  test('asks again five seconds after a failure (AUTH-04)', async () => {
    const { guestIds } = aSession();
    await guestIds.answers(away);

    vi.advanceTimersByTime(4_999);
    expect(guestIds.calls).toHaveLength(1);
    vi.advanceTimersByTime(1);

    expect(guestIds.calls).toHaveLength(2);
  });

  test('by choice is saved as one (D-01)', () => {
    const { session, done, sees } = aSession({ guestId: '42' });

    session.send({ type: 'guest.continue' });

    expect(select.principalOf(sees())).toEqual({
      kind: 'guest',
      key: 'guest:42',
      byChoice: true,
      sessionEnded: false,
    });
    expect(done).toEqual(['choice saved']);
  });
});

describe('a customer', () => {
  test('is read by name (AUTH-14)', async () => {
    const { profiles, sees } = aSession({ token: 't1' });
    await profiles.answers(ok(asha));

    expect(select.profileOf(sees())).toEqual(asha);
  });

  test('whose profile cannot be read stays signed in; it is only logged (AUTH-15)', async () => {
    const { profiles, sees, done } = aSession({ token: 't1' });
    await profiles.answers(away);

    expect(select.isSignedIn(sees())).toBe(true);
    expect(done).toEqual(['failure logged']);
  });

  test('whose token the profile call refuses is a guest again, silently (D-43)', async () => {
    const { profiles, sees, done } = aSession({ token: 't1', guestId: '42' });
    await profiles.answers(tokenRefused);

    expect(select.isSignedIn(sees())).toBe(false);
    expect(done).toEqual(['t1 was refused', 'reads forgotten']);
  });

  test.each([
    {
      event: { type: 'token.refuse', token: 't1' },
      forgotten: ['t1 was refused', 'reads forgotten'],
      ended: true,
    },
    {
      event: { type: 'token.remove' },
      forgotten: ['t1 forgotten', 'reads forgotten', 'personal data forgotten'],
      ended: false,
    },
  ] as const)(
    'is a guest after $event.type, and nothing of theirs stays (AUTH-09, D-44)',
    async ({ event, forgotten, ended }) => {
      const { session, profiles, sees, done } = aSession({ token: 't1', guestId: '42' });
      await profiles.answers(ok(asha));

      session.send(event);

      expect(sees().context).toMatchObject({ token: null, profile: null, guestId: '42' });
      expect(select.principalOf(sees())).toMatchObject({ kind: 'guest', sessionEnded: ended });
      expect(done).toEqual(forgotten);
    },
  );

  test('stays signed in when a slow answer refuses the token that was replaced since (D-43)', () => {
    const { session, sees, done } = aSession({ token: 't1', guestId: '42' });
    session.send({ type: 'token.receive', token: 't2', rememberMe: true });
    done.length = 0;

    session.send({ type: 'token.refuse', token: 't1' });

    expect(sees().context.token).toBe('t2');
    expect(done).toEqual([]);
  });

  test.each([
    { type: 'token.receive', token: 't2', rememberMe: true },
    { type: 'guest.continue' },
  ] as const)('whose session has run out says how to go on: $type (D-43)', (event) => {
    const { session, sees } = aSession({ token: 't1', guestId: '42' });
    session.send({ type: 'token.refuse', token: 't1' });

    session.send(event);

    expect(sees().context.sessionEnded).toBe(false);
  });

  test('whose session has run out leaves nothing to the guest they go on as [AUTH-10]', () => {
    const { session, done } = aSession({ token: 't1', guestId: '42' });
    session.send({ type: 'token.refuse', token: 't1' });
    done.length = 0;

    session.send({ type: 'guest.continue' });
    session.send({ type: 'guest.continue' });

    expect(done).toEqual(['personal data forgotten', 'choice saved', 'choice saved']);
  });

  test('signs in: the token is saved, and the profile is read (AUTH-02)', () => {
    const { session, profiles, done } = aSession({ guestId: '42', guestByChoice: true });

    session.send({ type: 'token.receive', token: 't2', rememberMe: true });

    expect(done).toEqual(['t2 saved', 'reads forgotten']);
    expect(profiles.calls[0]?.asked).toEqual({ token: 't2' });
    expect(select.principalOf(session.getSnapshot()).kind).toBe('customer');
  });

  test('who signs in or out in another tab does so here (D-105)', () => {
    const { otherTab, sees } = aSession({ guestId: '42' });

    otherTab({ type: 'token.receive', token: 't2', rememberMe: true });
    expect(select.isSignedIn(sees())).toBe(true);
    otherTab({ type: 'token.remove' });

    expect(select.isSignedIn(sees())).toBe(false);
  });

  test('is not read anew for a token that is known', async () => {
    const { otherTab, profiles } = aSession({ token: 't1' });
    await profiles.answers(ok(asha));

    otherTab({ type: 'token.receive', token: 't1', rememberMe: true });

    expect(profiles.calls).toHaveLength(1);
  });

  test('is read anew when the profile may have changed', async () => {
    const { session, profiles, sees } = aSession({ token: 't1' });
    await profiles.answers(ok(asha));

    session.send({ type: 'profile.refresh' });
    await profiles.answers(ok({ ...asha, firstName: 'Usha' }));

    expect(select.profileOf(sees())?.firstName).toBe('Usha');
  });
});
