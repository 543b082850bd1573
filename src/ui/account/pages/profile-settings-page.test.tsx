import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { sendVerification } from '#contract/account-codes.ts';
import { readPicture, updateProfile } from '#contract/account-profile.ts';
import { readProfile } from '#contract/account.ts';
import { pathOf } from '#contract/endpoint.ts';
import { paths } from '#application/kernel/path.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { AccountMenu } from '#ui/account/parts/account-menu.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

const api = fakeApi();
const PICTURE = pathOf(readPicture, { name: 'one' });
const asha = { id: 1, f_name: 'Asha', l_name: 'Rao', email: 'asha@example.com' };
const profileIs = (facts: object = {}) =>
  api.use(
    http.get(`${APP_URL}${readProfile.path}`, () =>
      HttpResponse.json({
        ...{ ...asha, phone: '+12125550123', is_email_verified: 1, is_phone_verified: 0 },
        ...{ order_count: 3, member_since_days: 12 },
        ...facts,
      }),
    ),
  );

async function aProfile(facts: object = {}) {
  profileIs(facts);
  const opened = await openApp({ token: 't1' });
  renderView(
    <>
      <opened.Bridge />
      <AccountMenu />
      <CurrentPage />
      <ToastsView />
      <Dialogs />
    </>,
    { app: opened.app, path: paths.profileSettings() },
  );
  return { ...opened, user: userEvent.setup() };
}

test('what is not verified has a button that has a code sent to it, and what is verified has none [ACC-16] (D-45)', async () => {
  let sent: unknown;
  api.use(
    http.post(`${APP_URL}${sendVerification.path}`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ message: 'Sent', resend_in: 60 });
    }),
  );
  const { user } = await aProfile();

  await user.click(await screen.findByRole('button', { name: 'Verify the phone number' }));

  const dialog = await screen.findByRole('dialog', { name: 'Verify your phone number' });
  const code = await within(dialog).findByLabelText(/^Code/);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(within(dialog).getByText(/\+1 212 555 0123/)).toBeInTheDocument();
  expect(within(dialog).getByText(/in \d+ seconds/)).toBeInTheDocument();
  expect(sent).toEqual({ verification_type: 'phone' });
  expect(await axeFinds()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Verify the e-mail address' })).toBeNull();
});

async function aForm(facts: object = {}) {
  const opened = await aProfile(facts);
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return { ...opened, save: () => screen.getByRole('button', { name: 'Save' }) };
}

function saving(answer: () => Response = () => HttpResponse.json({ message: 'All saved' })) {
  const sent: Record<string, unknown>[] = [];
  api.use(
    http.post(`${APP_URL}${updateProfile.path}`, async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return answer();
    }),
  );
  return sent;
}

describe('the personal details', () => {
  test('are name, e-mail, phone and picture, each with whether it is verified [ACC-14]', async () => {
    await aProfile({ image_full_url: PICTURE });

    expect(await screen.findByText('Asha Rao')).toBeVisible();
    const details = screen.getByRole('region', { name: 'Personal details' });
    expect(details).toHaveTextContent(
      'Asha Raoasha@example.comVerified+1 212 555 0123Not verifiedVerify3 orders · Member for 12 days',
    );
    expect(within(details).getByRole('img', { name: 'Asha Rao' })).toHaveAttribute('src', PICTURE);
    expect(await axeFinds()).toEqual([]);
  });

  test('that cannot be read can be asked for again', async () => {
    api.use(
      http.get(`${APP_URL}${readProfile.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    const { app, Bridge } = await openApp({ token: 't1' });
    renderView(
      <>
        <Bridge />
        <CurrentPage />
      </>,
      { app, path: paths.profileSettings() },
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });

    profileIs();
    await userEvent.click(retry);

    expect(await screen.findByText('Asha Rao')).toBeVisible();
  });

  test('that change in another tab change here [ACC-16]', async () => {
    const { otherTabWrites } = await aProfile();
    expect(await screen.findByText('Asha Rao')).toBeVisible();

    profileIs({ f_name: 'Usha' });
    otherTabWrites('profileChange', 'another');

    expect(await screen.findByText('Usha Rao')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account of Usha' })).toBeVisible();
  });
});

describe('the account menu', () => {
  const button = () => screen.findByRole('button', { name: 'Account of Asha' });
  // The name beside it is the accessible name; the picture has none.
  const pictureIn = (menu: HTMLElement) =>
    within(menu).queryByRole('presentation', { hidden: true });

  test('shows the picture of its customer, also once it is another one [ACC-14]', async () => {
    const { otherTabWrites } = await aProfile({ image_full_url: PICTURE });
    const menu = await button();
    expect(pictureIn(menu)).toHaveAttribute('src', PICTURE);

    const newer = pathOf(readPicture, { name: 'two' });
    profileIs({ image_full_url: newer });
    otherTabWrites('profileChange', 'another');

    await waitFor(() => expect(pictureIn(menu)).toHaveAttribute('src', newer));
  });

  // The visible name is part of the accessible name: voice control users say "click Asha".
  test('shows the name alone where there is no picture, or it does not come', async () => {
    const { otherTabWrites } = await aProfile();
    const menu = await button();
    expect(pictureIn(menu)).toBeNull();
    expect(menu.textContent).toBe('Asha');

    profileIs({ image_full_url: PICTURE });
    otherTabWrites('profileChange', 'another');
    await waitFor(() => expect(pictureIn(menu)).toBeInTheDocument());
    fireEvent.error(pictureIn(menu) ?? menu);

    expect(pictureIn(menu)).toBeNull();
    expect(menu.textContent).toBe('Asha');
    expect(await axeFinds()).toEqual([]);
  });
});

describe('"Edit Profile"', () => {
  test('saves what is new and nothing else; the header shows it at once [ACC-15, ACC-16, ROLE-11] (D-45)', async () => {
    const { user, save, localStore } = await aForm();
    const sent = saving();
    expect(await axeFinds()).toEqual([]);
    const name = screen.getByLabelText(/First name/);
    await user.clear(name);
    await user.type(name, 'Usha');
    profileIs({ f_name: 'Usha' });

    await user.click(save());

    expect(await screen.findByText('All saved')).toBeVisible();
    expect(await screen.findByText('Usha Rao')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account of Usha' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(sent).toEqual([{ f_name: 'Usha' }]);
    expect(localStore.read('profileChange')).not.toBeNull();
  });

  test('marks what is wrong, and asks for nothing then', async () => {
    const { user, save } = await aForm();
    const sent = saving();
    await user.clear(screen.getByLabelText(/First name/));

    await user.click(save());

    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveFocus());
    expect(screen.getByLabelText(/First name/)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('"Cancel" leaves everything as it was', async () => {
    const { user } = await aForm();
    const sent = saving();
    await user.type(screen.getByLabelText(/First name/), 'bert');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText(/First name/)).toHaveValue('Asha');
    expect(sent).toEqual([]);
  });
});
