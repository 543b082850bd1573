import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Notice } from '#application/kernel/notice.ts';
import { paths } from '#application/kernel/path.ts';
import { to } from '#application/kernel/system.ts';
import { toastsOf } from '#application/shell/toasts/selectors.ts';
import { id } from '#domain/kernel/id.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { NoticeText } from './notice-text.tsx';
import { ToastsView } from './toasts-view.tsx';
import * as select from '#application/shell/storefront/selectors.ts';

async function aCorner(beneath: ReactNode = null) {
  const { app, AddressBar } = await startApp();
  renderView(
    <>
      <AddressBar />
      {beneath}
      <ToastsView />
    </>,
    { app, path: paths.home() },
  );
  const toasts = select.toasts(app.storefront.getSnapshot());
  const tell = (notice: Notice) =>
    act(() => to('toasts')(app.storefront).send({ type: 'notice.show', notice }));
  return { tell, toasts, navigator: app.navigator, user: userEvent.setup() };
}

const anItemRemoved = (name: string) =>
  ({ kind: 'itemRemoved', line: id<'CartLine'>(1), name }) as const;

const polite = () => within(screen.getByRole('status'));
const urgent = () => within(screen.getByRole('alert'));

test('the polite and the urgent region are there before they speak (ERR-28)', async () => {
  await aCorner();

  expect(screen.getByRole('region', { name: 'Notices' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('while nothing is told, there is nothing over the foot of the window that takes a press', async () => {
  const { tell } = await aCorner();
  const region = screen.getByRole('region', { name: 'Notices' });
  const gap = () => getComputedStyle(region).gap;
  expect(gap()).toMatch(/^0(px)?$/);

  tell({ kind: 'itemAdded' });

  expect(gap()).not.toMatch(/^0(px)?$/);
});

test('good news waits for a pause, bad news interrupts (ERR-28)', async () => {
  const { tell } = await aCorner();

  tell({ kind: 'itemAdded' });
  tell({ kind: 'said', text: 'The kitchen is on fire' });

  expect(polite().getByText('Item added to cart')).toBeVisible();
  expect(urgent().getByText('The kitchen is on fire')).toBeVisible();
  expect(await axeFinds()).toEqual([]);
});

test('a notice can be dismissed, and the others stay', async () => {
  const { tell, user } = await aCorner();
  tell({ kind: 'itemAdded' });
  tell({ kind: 'somethingWentWrong' });

  await user.click(polite().getByRole('button', { name: 'Dismiss' }));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(urgent().getByText('Something went wrong. Please try again.')).toBeVisible();
});

test('what was about a page goes when the customer leaves it, and not when the cart opens over it', async () => {
  const { tell, navigator, user } = await aCorner();
  tell({ kind: 'somethingWentWrong' });

  await act(async () => navigator.changeQuery({ cart: 'open' }));
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();

  await user.keyboard('{Tab}');
  await act(async () => navigator.go(paths.categories()));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('what says why the app leads on by itself stays on the page that it leads to', async () => {
  const { tell, navigator } = await aCorner();
  tell({ kind: 'somethingWentWrong' });

  await act(async () => navigator.go(paths.categories()));
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
});

test('two removed lines are told apart by name, each with its own Undo (D-101)', async () => {
  const { tell } = await aCorner();
  tell(anItemRemoved('Masala Dosa'));
  tell({ ...anItemRemoved('Idli'), line: id<'CartLine'>(2) });

  expect(
    screen.getByRole('button', {
      name: 'Undo',
      description: 'Item removed from cart Masala Dosa',
    }),
  ).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Undo', description: 'Item removed from cart Idli' }),
  ).toBeVisible();
});

test('a keyboard goes from a notice that it has dismissed to the next, and from the last to where it came from', async () => {
  const { tell, toasts, user } = await aCorner(<button>Beneath</button>);
  tell({ kind: 'itemAdded' });
  tell({ kind: 'cartCleared' });
  act(() => screen.getByRole('button', { name: 'Beneath' }).focus());
  await user.tab();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(toasts.getSnapshot().hasTag('held')).toBe(true);

  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Beneath' })).toHaveFocus();
  expect(toasts.getSnapshot().hasTag('held')).toBe(false);
});

test('nothing goes while the pointer rests on it', async () => {
  const { tell, toasts } = await aCorner();
  tell({ kind: 'itemAdded' });

  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notices' }));
  expect(toasts.getSnapshot().hasTag('held')).toBe(true);

  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Notices' }));
  expect(toasts.getSnapshot().hasTag('held')).toBe(false);
  expect(toastsOf(toasts.getSnapshot())).toHaveLength(1);
});

test.each([
  {
    id: 'ERR-01',
    notice: { kind: 'currentLocationOutside' },
    says: 'Your current location is not in our service area. Please select a location within our service zone.',
  },
  {
    id: 'ERR-02',
    notice: { kind: 'locationOutside' },
    says: 'Selected location is not in our service area. Please choose a location within our service zone.',
  },
  {
    id: 'ERR-03',
    notice: { kind: 'locationIncomplete' },
    says: 'Please select a valid location within our service area.',
  },
  {
    id: 'ERR-04',
    notice: { kind: 'addYourLocation' },
    says: 'add your location to continue',
  },
  {
    id: 'ERR-26',
    notice: { kind: 'moduleMustBeSelected' },
    says: 'A module must be selected to continue.',
  },
  { id: 'ERR-30, LOC-21', notice: { kind: 'locationSet' }, says: 'Location set successfully' },
  { id: 'LOC-25', notice: { kind: 'receiverLocationSet' }, says: 'New location has been set.' },
  { id: 'ERR-34', notice: { kind: 'itemUpdated' }, says: 'Item updated successfully' },
  { id: 'ERR-37', notice: { kind: 'signedOut' }, says: 'Logout successful' },
  {
    id: 'ERR-40',
    notice: { kind: 'cartCleared' },
    says: 'Your cart has been cleared successfully.',
  },
  {
    id: 'ERR-41',
    notice: { kind: 'selectedItemAdded' },
    says: 'selected item added to the cart.',
  },
  { id: 'ERR-32', notice: anItemRemoved('Masala Dosa'), says: 'Item removed from cart' },
  { id: 'ERR-36', notice: { kind: 'languageChanged' }, says: 'Language has been changed' },
  {
    id: 'ERR-38, ERR-39',
    notice: { kind: 'vehicleAdded' },
    says: 'The vehicle successfully added to your cart.',
  },
  {
    id: 'ERR-40',
    notice: { kind: 'tripCartCleared' },
    says: 'Your cart has been cleared successfully.',
  },
  { id: 'ERR-39', notice: { kind: 'tripCartUpdated' }, says: 'updated successfully!' },
  {
    id: 'ERR-10',
    notice: { kind: 'choiceMissing', group: 'Size' },
    says: /Size can not remain/,
  },
  {
    id: 'ERR-11',
    notice: { kind: 'choicesOutOfBounds', group: 'Toppings', min: 1, max: 3 },
    says: 'Selected variation named Toppings must be in between Minimum 1 and Maximum 3',
  },
] satisfies { id: string; notice: Notice; says: string | RegExp }[])(
  '"$notice.kind" says "$says" [$id]',
  ({ notice, says }) => {
    renderView(<NoticeText notice={notice} />);

    expect(screen.getByText(says)).toBeVisible();
  },
);
