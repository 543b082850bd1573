import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { signOutMachine } from './machine.ts';

function leaving() {
  const done: string[] = [];
  const machine = signOutMachine.provide({
    actions: {
      removeToken: () => void done.push('token removed'),
      revokeToken: (_, token) => void done.push(`${token} revoked`),
      showNotice: (_, notice) => void done.push(notice.kind),
      goHome: () => void done.push('home'),
    },
  });
  const actor = createActor(machine, { input: { token: 't1' } }).start();
  return { actor, done };
}

describe('Logout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('asks first, and Cancel keeps the token (AUTH-07)', () => {
    const { actor, done } = leaving();
    expect(actor.getSnapshot().hasTag('asking')).toBe(true);

    actor.send({ type: 'signOut.cancel' });
    vi.runAllTimers();

    expect(done).toEqual([]);
    expect(actor.getSnapshot().output).toBe('kept');
  });

  test('keeps the token for 499 ms and removes it at 500 (AUTH-08, CONST-14)', () => {
    const { actor, done } = leaving();

    actor.send({ type: 'signOut.confirm' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    vi.advanceTimersByTime(499);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);

    expect(done[0]).toBe('token removed');
  });

  test('removes the token before any call, says so, goes home, then revokes it (AUTH-09, AUTH-11, AUTH-12, AUTH-13)', () => {
    const { actor, done } = leaving();

    actor.send({ type: 'signOut.confirm' });
    vi.runAllTimers();

    expect(done).toEqual(['token removed', 'signedOut', 'home', 't1 revoked']);
    expect(actor.getSnapshot().output).toBe('signedOut');
  });
});
