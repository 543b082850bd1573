import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { readProfile } from '#contract/account.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { AccountMenu } from '#ui/account/parts/account-menu.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const api = fakeApi();

async function aHeader(facts: Parameters<typeof openApp>[0] = {}) {
  const opened = await openApp(facts);
  renderView(
    <>
      <opened.Bridge />
      <AccountMenu />
      <Dialogs />
    </>,
    { app: opened.app, path: '/store/1' },
  );
  return { ...opened, user: userEvent.setup() };
}

async function aSignInDialog() {
  const header = await aHeader();
  await header.user.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
  return {
    ...header,
    dialog,
    submit: () => within(dialog).getByRole('button', { name: 'Sign In' }),
  };
}

const axeFinds = async () => {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

describe('signing in', () => {
  test('makes a guest a customer, who is greeted by name (AUTH-05, AUTH-14, ROLE-10)', async () => {
    const { user, submit, localStore } = await aSignInDialog();

    await user.type(screen.getByLabelText(/E-mail or phone/), '+1 212 555 0123');
    await user.type(screen.getByLabelText(/^Password/), 'secret123');
    await user.click(submit());

    expect(await screen.findByRole('button', { name: 'Account of Asha' })).toBeInTheDocument();
    expect(localStore.read('token')).toBe('t1');
    expect(api.askedFor(readProfile.path)[0]).toMatchObject({ token: 'Bearer t1' });
    expect(api.askedFor('/auth/login')[0]?.body).toMatchObject({
      email_or_phone: '+12125550123',
      field_type: 'phone',
    });
  });

  test('marks what is missing, and the focus goes there (D-39)', async () => {
    const { user, submit } = await aSignInDialog();

    await user.click(submit());

    const identifier = screen.getByLabelText(/E-mail or phone/);
    await waitFor(() => expect(identifier).toHaveFocus());
    expect(identifier).toBeInvalid();
    await waitFor(() =>
      expect(identifier).toHaveAccessibleErrorMessage(/Please fill in this field\./),
    );
    expect(api.askedFor('/auth/login')).toEqual([]);
  });

  test('says no more that a password was wrong once it is forgotten, until another one is (D-39)', async () => {
    const { user, submit, dialog } = await aSignInDialog();
    await user.type(screen.getByLabelText(/E-mail or phone/), 'asha@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'wrong');
    await user.click(submit());
    const alert = await within(dialog).findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Wrong e-mail, phone or password'));

    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const recovery = await screen.findByRole('dialog', { name: 'Set a new password' });
    await user.click(within(recovery).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(alert).toBeEmptyDOMElement());
    await user.click(submit());
    await waitFor(() => expect(alert).toHaveTextContent('Wrong e-mail, phone or password'));
  });

  test('is made for password managers, and shows the password on demand (G2)', async () => {
    const { user } = await aSignInDialog();
    const password = screen.getByLabelText(/^Password/);
    expect(screen.getByLabelText(/E-mail or phone/)).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('type', 'password');

    await user.click(screen.getByRole('button', { name: 'Show password' }));

    expect(password).toHaveAttribute('type', 'text');
  });

  test('leaves axe nothing to find, nor does signing up', async () => {
    const { user, dialog } = await aSignInDialog();
    expect(await axeFinds()).toEqual([]);

    await user.click(within(dialog).getByRole('button', { name: 'Sign Up' }));
    await screen.findByRole('dialog', { name: 'Sign Up' });

    expect(await axeFinds()).toEqual([]);
  });
});

describe('signing up', () => {
  test('marks every field that is wrong, then signs in at once (AUTH-06, D-40)', async () => {
    const { user, dialog, localStore } = await aSignInDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Sign Up' }));
    const submit = () => screen.getByRole('button', { name: 'Sign Up' });

    await user.click(submit());
    expect(screen.getByLabelText(/First name/)).toBeInvalid();
    expect(screen.getByLabelText(/Password again/)).toBeValid();
    expect(screen.getByText('Please accept the terms and conditions.')).toBeVisible();
    await user.type(screen.getByLabelText(/First name/), 'Asha');
    await user.type(screen.getByLabelText(/^E-mail/), 'asha@example.com');
    await user.type(screen.getByLabelText(/^Phone/), '+1 212 555 0123');
    await user.type(screen.getByLabelText(/^Password \*|^Password(?! again)/), 'secret123');
    await user.type(screen.getByLabelText(/Password again/), 'secret123');
    await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await user.click(submit());

    await waitFor(() => expect(localStore.read('token')).toBe('t2'));
    expect(api.askedFor('/auth/sign-up')[0]?.body).toMatchObject({
      f_name: 'Asha',
      phone: '+12125550123',
      ref_code: null,
      guest_id: 77,
    });
  });
});

describe('Logout', () => {
  async function atTheQuestion() {
    const header = await aHeader({ token: 't1' });
    await header.user.click(await screen.findByText('Logout'));
    return { ...header, question: await screen.findByRole('alertdialog', { name: 'Logout' }) };
  }

  test('is the last entry of the account menu (ACC-02)', async () => {
    await aHeader({ token: 't1' });
    await screen.findByText('Logout');

    expect(document.body).toHaveTextContent(
      /Profile ?My Orders ?Coupons ?Inbox ?Settings ?Logout$/,
    );
  });

  test('removes the token, reads the cart anew as a guest, says so, goes home and revokes (ACC-03, AUTH-09, AUTH-10, AUTH-11, AUTH-12, AUTH-13, CART-31)', async () => {
    api.holds(aWireItem());
    const app = await atTheQuestion();
    api.state.asked.length = 0;

    await app.user.click(within(app.question).getByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(app.localStore.read('token')).toBeNull());
    await waitFor(() => expect(api.askedFor('/auth/logout')).toHaveLength(1));
    expect(api.askedFor('/auth/logout')[0]).toMatchObject({ token: 'Bearer t1' });
    expect(api.askedFor('/cart/list')[0]).toMatchObject({ token: null, query: '?guest_id=77' });
    expect(app.address()).toBe('/home');
    expect(app.toasts().map(({ notice }) => notice)).toEqual([{ kind: 'signedOut' }]);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(app.localStore.read('guest_id')).toBe('77');
    expect(app.localStore.read('zoneid')).toBe('[1]');
  });
});

describe('a new browser', () => {
  test('is given a guest number, which is kept (AUTH-03, AUTH-04, API-02)', async () => {
    const localStore = memoryStore();
    const { app } = await openApp({ localStore });
    app.storefront.stop();
    localStore.remove('guest_id');

    const again = await openApp({ localStore, guestId: null });

    await waitFor(() => expect(again.localStore.read('guest_id')).toBe('77'));
    expect(api.askedFor('/auth/guest/request')).toHaveLength(1);
  });
});
