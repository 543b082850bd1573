import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readProfile } from '#contract/account.ts';
import { removeAccount } from '#contract/account-profile.ts';
import { paths } from '#application/kernel/path.ts';
import type { Viewed } from '#domain/catalogue/recently-viewed.ts';
import { id } from '#domain/kernel/id.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { words } from '#tools/messages/words.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

const api = fakeApi();

async function theSettings() {
  const opened = await openApp({ token: 't1' });
  renderView(
    <>
      <opened.Bridge />
      <CurrentPage />
      <Dialogs />
      <ToastsView />
    </>,
    { app: opened.app, path: paths.settings() },
  );
  await screen.findByRole('button', { name: 'Delete account' });
  return { ...opened, user: userEvent.setup() };
}

async function atTheQuestion() {
  const opened = await theSettings();
  await opened.user.click(screen.getByRole('button', { name: 'Delete account' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete your account' });
  const confirm = () => within(question).getByRole('button', { name: 'Delete for good' });
  return { ...opened, question, confirm };
}

const deleting = (answer: () => Response) =>
  api.use(
    http.delete(`${APP_URL}${removeAccount.path}`, answer),
    // Reads of the home page, to which the deletion of an account leads.
    http.get(/\/api\/v1\/(banners|categories|stores|items|campaigns)\b/, () => delay('infinite')),
  );

test('the settings hold theme and language [ACC-13] (D-51)', async () => {
  const { user } = await theSettings();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Language: English' })).toBeVisible();
  expect(await axeFinds()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));

  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

test.each(['en', 'hi'] as const)(
  'the part about notifications and the corner of notices have names of their own [ACC-13]: %s',
  (language) => {
    const corner = words('shell.toasts.region', {}, language);
    expect(words('account.notifications.title', {}, language)).not.toBe(corner);
  },
);

test('while it is not known whether notifications are on, no switch says so: the reason is said, and asking again helps [ACC-13]', async () => {
  api.use(
    http.get(`${APP_URL}${readProfile.path}`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await theSettings();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByText('Notifications are off')).not.toBeInTheDocument();
  expect(await axeFinds()).toEqual([]);

  await user.click(again);

  expect(await screen.findByRole('switch', { name: 'Notifications are on' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

const viewed = { kind: 'item', id: 1, moduleId: id<'Module'>(1) } satisfies Viewed;
const asha = id<'Customer'>(1);

test('an account is deleted after a question, with what its customer looked at in this browser, and a guest shops from then on (D-45)', async () => {
  deleting(() => HttpResponse.json({ message: 'Your account is gone' }));
  const { user, app, confirm, localStore, address } = await atTheQuestion();
  app.recentlyViewed.note(asha, viewed);
  app.recentlyViewed.note('guest', viewed);
  expect(await axeFinds()).toEqual([]);
  expect(localStore.read('token')).toBe('t1');

  await user.click(confirm());

  expect(await screen.findByText('Your account is gone')).toBeVisible();
  await waitFor(() => expect(address()).toBe(paths.home()));
  expect(localStore.read('token')).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Sign In' })).not.toBeInTheDocument();
  expect(app.recentlyViewed.recall(asha)).toEqual([]);
  expect(app.recentlyViewed.recall('guest')).toEqual([viewed]);
});
