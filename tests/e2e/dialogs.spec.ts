import type { Locator, Page } from '@playwright/test';
import { APPLES, atTheGrocer } from './arrange.ts';
import { expect, test, rests } from './journey.ts';
import type { App } from './pages/app.ts';
import { hasBeenHere } from './returning-visitor.ts';
import { words } from '#tools/messages/words.ts';

const BURGER = 'Black Bean Burger';
const windows = [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
] as const;

const atTheBurgers = async (app: App): Promise<void> => {
  await hasBeenHere(app.page, 'Bryant Park', 'Food');
  await app.shopping.openHome();
  await app.shopping.openStore('Stacked Corner');
};

const isSignedIn = async ({ page, header, signIn }: App, then: string): Promise<void> => {
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.goto('/home');
  await header.signIn();
  await signIn.signIn('asha@example.com');
  await expect(signIn.modal).toHaveCount(0);
  await page.goto(then);
};

type Refusal = {
  readonly dialog: string;
  /** Opens the dialog and fills in a value that is refused; returns the control to press. */
  readonly arrange: (app: App) => Promise<Locator>;
  readonly told: (app: App) => Locator;
};

const errorsIn = ({ page }: App) => page.locator('[aria-modal] [data-part=error-text]').first();

const refusals: readonly Refusal[] = [
  {
    dialog: 'an item without a choice',
    arrange: async (app) => {
      await atTheBurgers(app);
      await app.shopping.openItem(BURGER);
      return app.item.button('cart.item.add');
    },
    told: ({ page }) =>
      page.getByText(words('cart.notice.choiceMissing', { group: 'Pick a side' })),
  },
  {
    dialog: 'signing in without a password',
    arrange: async (app) => {
      await atTheGrocer(app);
      await app.header.signIn();
      await expect(app.signIn.modal).toBeVisible();
      return app.signIn.modal.getByRole('button', {
        name: words('account.signIn.submit'),
        exact: true,
      });
    },
    told: errorsIn,
  },
  {
    dialog: 'signing in with another password',
    arrange: async (app) => {
      await atTheGrocer(app);
      await app.header.signIn();
      await app.signIn.modal
        .getByLabel(words('account.signIn.identifier'))
        .fill('asha@example.com');
      await app.signIn.modal
        .getByRole('textbox', { name: new RegExp(`^${words('account.field.password')}`) })
        .fill('not-the-password');
      return app.signIn.modal.getByRole('button', {
        name: words('account.signIn.submit'),
        exact: true,
      });
    },
    told: ({ page }) => page.locator('[aria-modal] [data-tone=danger]').first(),
  },
  {
    dialog: 'recovering a password of no address',
    arrange: async (app) => {
      await atTheGrocer(app);
      await app.header.signIn();
      await app.signIn.button('account.recovery.open').click();
      const recovery = app.page.getByRole('dialog', { name: words('account.recovery.title') });
      await expect(recovery).toBeVisible();
      return recovery.getByRole('button', { name: words('account.recovery.send') });
    },
    told: errorsIn,
  },
  {
    dialog: 'a search for no place',
    arrange: async (app) => {
      await app.frontDoor.open();
      await app.frontDoor.askForAPlace();
      await app.location.seesModal();
      return app.location.search;
    },
    told: ({ location }) => location.modal.getByText(words('location.search.required')),
  },
  {
    dialog: 'a trip without a destination',
    arrange: async (app) => {
      await hasBeenHere(app.page, 'Bryant Park', 'Rental');
      await app.trips.openVehicle(12, 'Norrvik Fjord');
      await app.trips.wants('Norrvik Fjord');
      await app.trips.choosesType('distance');
      return app.trips.button('rental.tripForm.addSubmit');
    },
    told: ({ trips }) => trips.form.getByText(words('rental.tripForm.destinationMissing')),
  },
  {
    dialog: 'an amount of nothing for the wallet',
    arrange: async (app) => {
      await isSignedIn(app, '/profile?page=wallet');
      await app.header.button('wallet.wallet.addFund').click();
      return app.header.button('wallet.topUp.send');
    },
    told: errorsIn,
  },
];

/** Painted positions of the uppermost dialog's frame and of the pressed control. */
async function placesOf(page: Page, pressed: Locator): Promise<readonly number[]> {
  const parts = [page.locator('[aria-modal=true]').last(), pressed];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.flatMap((box) => (box ? Object.values(box) : [Infinity]));
}

/** Pixels by which the farthest edge has moved. */
const moved = (before: readonly number[], after: readonly number[]): number =>
  Math.max(...before.map((edge, at) => Math.abs(edge - (after[at] ?? Infinity))));

for (const [turn, { device, viewport }] of windows.entries()) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport });
    for (const [at, { dialog, arrange, told }] of refusals.entries()) {
      // One dialog in each of the windows in each run, all in both in the full run.
      const tag = at === turn ? '' : ' @full';
      test(`a refusal moves neither the frame nor what was pressed: ${dialog} (D-91)${tag}`, async ({
        app,
      }) => {
        const { page } = app;
        const pressed = await arrange(app);
        await expect(pressed).toBeVisible();
        await rests(page);
        const before = await placesOf(page, pressed);

        await pressed.press('Enter');

        await expect(told(app)).toBeVisible();
        await rests(page);
        expect(moved(before, await placesOf(page, pressed))).toBeLessThan(2);
        const notices = page.getByRole('region', { name: words('shell.toasts.region') });
        if ((await notices.locator('[data-notice]').count()) === 0) return;
        const sentence = (await told(app).textContent()) ?? '';
        await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
        const [notice, button] = [await notices.boundingBox(), await pressed.boundingBox()];
        expect(notice && button && meets(notice, button)).toBe(false);
      });
    }
  });
}

type Rectangle = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
const meets = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('after an item was added on the way through the sign-in dialog, the focus is in its card (D-91) @full', async ({
  app,
}) => {
  const { page } = app;
  await atTheBurgers(app);
  await app.shopping.openItem(BURGER);
  await expect(page.getByRole('heading', { name: BURGER }).last()).toBeFocused();
  await app.item.choose('Pick a side', 'Green salad');
  await app.item.addToCart();
  await app.signIn.continueAsGuest();
  await app.item.isClosed();
  await expect(app.shopping.card(BURGER).locator(':focus')).toHaveCount(1);
});

for (const { viewport, tag } of [
  { viewport: { width: 720, height: 450 }, tag: ' @full' },
  { viewport: { width: 360, height: 300 }, tag: '' },
]) {
  test.describe(`in a window of ${viewport.width} by ${viewport.height}${tag}`, () => {
    test.use({ viewport });

    test('no bar stays in the way, and an item can be chosen @full', async ({ app }) => {
      const { page } = app;
      await atTheBurgers(app);
      expect(await stuckIn(page)).toEqual([]);
      await app.shopping.openItem(BURGER);
      await rests(page);
      expect(await stuckIn(page)).toEqual([]);
      if (viewport.width > 480) {
        await expect(app.item.window.getByRole('radio').first()).toBeInViewport();
      }
      await app.item.choose('Pick a side', 'Green salad');
      await app.item.addToCart();
      await app.signIn.continueAsGuest();
      await app.item.isClosed();
      await atTheGrocer(app);
      await app.shopping.add(APPLES);
      expect(await stuckIn(page)).toEqual([]);
    });
  });
}

/** Elements that stay in place while the page scrolls, without notices and overlays. */
const stuckIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => {
        const { position } = getComputedStyle(part);
        const { height, width } = part.getBoundingClientRect();
        const isBar = width > innerWidth * 0.6 && height > 40 && height < innerHeight * 0.7;
        const isOver = part.closest('#toasts, [data-part=positioner], [data-part=backdrop]');
        return isBar && ((position === 'fixed' && !isOver) || position === 'sticky');
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  );
