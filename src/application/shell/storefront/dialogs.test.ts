import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import { to } from '#application/kernel/system.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { aConfig } from '#tests/support/builders/config.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { startApp } from '#tests/support/start-app.ts';
import * as select from './selectors.ts';
import type { ConfigAnswer, FetchCode, Report } from './setup.ts';

const SIGN_OUT = { type: 'dialog.open', id: 'signOut', request: null } as const;

async function anApp() {
  const asked: FetchCode[] = [];
  let answer: (report: Report) => void = () => {};
  const { app, told } = await startApp({
    token: 't1',
    machines: {
      fetchCode: fromCallback<FetchCode & EventObject, undefined, Report>(
        ({ receive, sendBack }) => {
          answer = sendBack;
          receive((code) => void asked.push(code));
        },
      ),
    },
  });
  const { storefront } = app;
  return {
    storefront,
    told,
    dialogsAsked: () => asked.filter(({ type }) => type === 'dialog.fetch').map(({ id }) => id),
    dialogs: () => select.dialogs(storefront.getSnapshot()),
    signOut: () => select.signOut(storefront.getSnapshot()),
    comes: () => answer({ type: 'dialog.ready', id: 'signOut' }),
    isMissing: () => answer({ type: 'dialog.missing', id: 'signOut' }),
    asks: () =>
      askDialog(SIGN_OUT, {
        system: to('storefront')(storefront).system,
        signal: new AbortController().signal,
      }),
  };
}

describe('a dialog, whose code comes when it is first opened', () => {
  test('counts as open while its code is fetched, and is shown when that has come', async () => {
    const { storefront, dialogs, dialogsAsked, signOut, comes } = await anApp();

    storefront.send(SIGN_OUT);
    storefront.send(SIGN_OUT);
    expect([dialogs(), dialogsAsked(), signOut()]).toEqual([['signOut'], ['signOut'], null]);

    comes();
    expect(signOut()?.getSnapshot().status).toBe('active');
  });

  test('stays open when its code could not be had, and says so until another try has it', async () => {
    const { storefront, told, dialogs, dialogsAsked, signOut, isMissing, comes } = await anApp();
    const isTold = () => select.isDialogMissing('signOut')(storefront.getSnapshot());
    storefront.send(SIGN_OUT);

    isMissing();
    expect([told, dialogs(), isTold()]).toEqual([[], ['signOut'], true]);

    storefront.send({ type: 'dialog.retry', id: 'signOut' });
    storefront.send({ type: 'dialog.retry', id: 'signOut' });
    expect(isTold()).toBe(false);
    comes();
    expect(dialogsAsked()).toEqual(['signOut', 'signOut']);
    expect(signOut()?.getSnapshot().status).toBe('active');
  });

  test('that is left while its code is fetched does not come after it, and is asked for anew', async () => {
    const { storefront, told, dialogs, dialogsAsked, signOut, asks, comes } = await anApp();
    const answer = asks();
    await decisionsSettle();

    storefront.send({ type: 'dialog.leave', id: 'signOut' });
    expect([await answer, dialogs()]).toEqual([null, []]);
    comes();
    expect([signOut(), told]).toEqual([null, []]);

    storefront.send(SIGN_OUT);
    comes();
    expect(dialogsAsked()).toEqual(['signOut', 'signOut']);
    expect(signOut()?.getSnapshot().status).toBe('active');
  });

  test('that is left while its view is fetched answers that it was not answered', async () => {
    const { storefront, dialogs, signOut, asks, comes } = await anApp();
    const answer = asks();
    await decisionsSettle();
    comes();

    storefront.send({ type: 'dialog.leave', id: 'signOut' });

    expect([await answer, dialogs(), signOut()]).toEqual([null, [], null]);
  });

  test('answers what asked in it when the customer has decided', async () => {
    const { asks, comes, signOut } = await anApp();
    const answer = asks();
    await decisionsSettle();
    comes();

    signOut()?.send({ type: 'signOut.cancel' });

    expect(await answer).toBe('kept');
  });

  test('answers what asked in it that it was not answered, where its code could not be had and it is left', async () => {
    const { storefront, asks, isMissing } = await anApp();
    const answer = asks();
    await decisionsSettle();

    isMissing();
    storefront.send({ type: 'dialog.leave', id: 'signOut' });

    expect(await answer).toBeNull();
  });
});

async function anAppThatOpens() {
  const config = Promise.withResolvers<ConfigAnswer>();
  const { app } = await startApp({
    machines: { readConfig: fromPromise(() => config.promise) },
  });
  return {
    storefront: app.storefront,
    dialogs: () => select.dialogs(app.storefront.getSnapshot()),
    map: () => select.dialog('pickLocation')(app.storefront.getSnapshot()),
    answers: async (answer: ConfigAnswer) => {
      config.resolve(answer);
      await decisionsSettle();
    },
  };
}

const MAP = { type: 'dialog.open', id: 'pickLocation', request: { use: 'customer' } } as const;

describe('a dialog that is asked for before the app is open', () => {
  test('waits, and comes once it is (LOC-01)', async () => {
    const { storefront, dialogs, map, answers } = await anAppThatOpens();

    storefront.send(MAP);
    storefront.send(MAP);
    expect([dialogs(), map()]).toEqual([['pickLocation'], null]);

    await answers(ok(aConfig()));
    expect(dialogs()).toEqual(['pickLocation']);
    expect(map()?.getSnapshot().status).toBe('active');
  });

  test('can be left', async () => {
    const { storefront, dialogs, answers } = await anAppThatOpens();

    storefront.send(MAP);
    storefront.send({ type: 'dialog.leave', id: 'pickLocation' });
    await answers(ok(aConfig()));

    expect(dialogs()).toEqual([]);
  });

  test('does not lie over the word that the app cannot be opened (ERR-29)', async () => {
    const { storefront, dialogs, answers } = await anAppThatOpens();

    storefront.send(MAP);
    await answers(refuse({ kind: 'unreachable', cause: 'offline' }));

    expect(dialogs()).toEqual([]);
    expect(select.isClosed(storefront.getSnapshot())).toBe(true);
  });
});
