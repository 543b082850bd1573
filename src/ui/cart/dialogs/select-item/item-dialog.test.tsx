import { act, screen, waitFor, within } from '@testing-library/react';
import { to } from '#application/kernel/system.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Review } from '#domain/catalogue/review.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import type { Services } from '#application/shell/services.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { id } from '#domain/kernel/id.ts';
import { plusDays } from '#domain/kernel/wall-clock.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { aGroup, anAddOn, anItem, aValue } from '#tests/support/builders/item.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { sentence } from '#tests/support/sentence.ts';
import { ItemDialog } from './item-dialog.tsx';

const SATURDAY = { year: 2026, month: 11, day: 21, weekday: 6, minute: 12 * 60 };

const review: Review = {
  id: 1,
  author: 'Ada',
  rating: 4,
  comment: 'Crisp.',
  reply: '',
  pictures: [],
  at: '2026-10-01T12:00:00Z',
};

type Facts = {
  readonly path?: string;
  readonly reviews?: readonly Review[];
  readonly config?: Partial<AppConfig>;
};

async function openItem(
  facts: Partial<Item> = {},
  { path = '/home', reviews = [], config = {} }: Facts = {},
) {
  const item = anItem(facts);
  const catalogue = catalogueByHand({ items: [item], reviews });
  const started = await startApp({
    catalogue,
    config,
    module: aModule({ type: item.moduleType }),
  });
  renderView(<ItemDialog />, { app: started.app, path: `${path}?item=1` });
  const dialog = within(await screen.findByRole('dialog', { name: item.name }));
  await dialog.findByRole('img', { name: item.name });
  return { ...started, catalogue, dialog, user: userEvent.setup() };
}

describe('the item dialog', () => {
  test('shows picture, name, store, rating, heart, marks and price (ITEM-08, ITEM-09, ITEM-11, ITEM-12, ITEM-14, ITEM-21, ITEM-71)', async () => {
    const { dialog } = await openItem({
      rating: 4.5,
      ratingCount: 12,
      discount: { type: 'percent', share: rateOfPercent(20) },
    });

    expect(dialog.getByRole('img', { name: 'Masala Dosa' })).toHaveAttribute(
      'src',
      '/pictures/dosa-320.webp',
    );
    expect(dialog.getByText('Dosa Corner')).toBeVisible();
    expect(dialog.getByText('4.50', { selector: '[aria-hidden] *' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Wishlist: Masala Dosa' })).not.toBePressed();
    expect(dialog.getByRole('img', { name: 'Veg' })).toBeVisible();
    expect(dialog.getByText('20% OFF')).toBeVisible();
    expect(dialog.getByText('$10.00', { selector: 's *' })).toBeVisible();
    expect(dialog.getAllByText('$8.00')[0]).toBeVisible();
    expect(await axeFinds()).toEqual([]);
  });

  test.each([
    { path: '/home', leads: true, because: 'one is elsewhere' },
    { path: '/store/1', leads: false, because: 'one is there already' },
    { path: '/store/2', leads: true, because: 'this is another store' },
  ])('its store is a link on $path: $leads, since $because (ITEM-10)', async ({ path, leads }) => {
    const { dialog } = await openItem({}, { path });

    const link = dialog.queryByRole('link', { name: 'Dosa Corner' });
    expect(link?.getAttribute('href')?.startsWith('/store/1?') ?? false).toBe(leads);
  });

  test('tells what is known of a dish: halal, nutrition and allergies (ITEM-16, ITEM-19, ITEM-20)', async () => {
    const { dialog } = await openItem({
      halal: true,
      nutrition: ['420 kcal', '12 g protein'],
      allergies: ['Mustard'],
    });

    expect(dialog.getByText('Halal')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Nutrition' })).toBeVisible();
    expect(dialog.getByText('420 kcal')).toBeVisible();
    expect(dialog.getByText('12 g protein')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Allergy information' })).toBeVisible();
    expect(dialog.getByText('Mustard')).toBeVisible();
  });

  test('has no heading over a list that is empty, and no tag that does not fit (ITEM-16, ITEM-19, ITEM-20)', async () => {
    const { dialog } = await openItem();

    for (const texts of ['Halal', 'Nutrition', 'Allergy information']) {
      expect(dialog.queryByText(texts)).not.toBeInTheDocument();
    }
  });

  test('names what a medicine is made of, and that it needs a prescription (ITEM-03, ITEM-17, ITEM-64)', async () => {
    const { dialog } = await openItem({
      moduleType: 'pharmacy',
      genericNames: ['Paracetamol', 'Caffeine'],
      needsPrescription: true,
    });

    expect(dialog.getByText('Paracetamol, Caffeine')).toBeVisible();
    expect(dialog.getByText('prescription is required')).toBeVisible();
    expect(
      dialog.getByText('You add a picture of the prescription when you check out.'),
    ).toBeVisible();
  });

  test.each([
    { moduleType: 'pharmacy', needsPrescription: false, because: 'anybody may buy it' },
    { moduleType: 'food', needsPrescription: true, because: 'it is no medicine' },
  ] as const)('asks for no prescription when $because (ITEM-64)', async (facts) => {
    const { dialog } = await openItem(facts);

    expect(dialog.queryByText('prescription is required')).not.toBeInTheDocument();
  });

  test('of another module says so, and offers to switch to it (MOD-07)', async () => {
    const { dialog, app, user } = await openItem({ moduleId: id(2) });
    expect(dialog.getByText('Not in the module you are shopping in')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Switch module' }));

    const choice = select.chooseModule(app.storefront.getSnapshot())?.getSnapshot().context;
    expect(choice).toMatchObject({ asked: '2', occasion: 'order' });
  });

  const breakfast = { availableTime: { opens: 7 * 60, closes: 11 * 60 }, schedulable: true };
  const tomorrow = { opensAt: { ...plusDays(SATURDAY, 1), minute: 9 * 60 } };
  const opens = 'Closed · opens tomorrow at 9 AM';
  const later = 'Add it now and choose a time at checkout.';
  test.each([
    {
      facts: { moduleType: 'grocery', stock: 0 },
      says: ['Out of Stock'],
      config: {},
      adds: false,
    },
    // Food has no stock to run out of.
    { facts: { stock: 0 }, says: [], config: {}, adds: true },
    {
      facts: breakfast,
      says: ['Not Available now', sentence(/Available from 0?7.*11.* AM.*a time at checkout/)],
      config: {},
      adds: true,
    },
    {
      facts: { ...breakfast, storeClosed: tomorrow },
      says: [opens, sentence(/^Not Available now · Available from/)],
      config: {},
      adds: true,
    },
    { facts: { schedulable: true, storeClosed: tomorrow }, says: [opens, later], adds: true },
    { facts: { schedulable: false, storeClosed: tomorrow }, says: [opens, later], adds: true },
    {
      facts: { storeClosed: { opensAt: null } },
      says: ['Closed now', 'You can order it once the store is open.'],
      config: { scheduling: false },
      adds: false,
    },
    // It has opened since.
    { facts: { storeClosed: { opensAt: { ...SATURDAY, minute: 11 * 60 } } }, says: [], adds: true },
  ] satisfies {
    facts: Partial<Item>;
    says: Parameters<typeof screen.getByText>[0][];
    config?: Partial<AppConfig>;
    adds: boolean;
  }[])(
    'with $facts says what keeps it from being had, and can be added: $adds [ITEM-33, ITEM-34, ITEM-42, D-60]',
    async ({ facts, says, config = {}, adds }) => {
      const { dialog } = await openItem(facts, { config });

      for (const text of says) expect(dialog.getByText(text)).toBeVisible();
      const held = dialog.queryAllByText(/^(Out of Stock|Closed.*|Not Available now)$/);
      expect(held.length > 0).toBe(says.length > 0);
      for (const name of ['Add to Cart', 'Buy Now']) {
        expect(dialog.queryByRole('button', { name }) !== null).toBe(adds);
      }
    },
  );

  test('cuts a long description, and shows it all when asked (ITEM-18)', async () => {
    const description = `${'Crisp and golden. '.repeat(6)}With two chutneys.`;
    const { dialog, user } = await openItem({ description });
    expect(dialog.queryByText(/two chutneys/)).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Read more' }));

    expect(dialog.getByText(/two chutneys/)).toBeVisible();
  });

  test('says under a group how many to choose (ITEM-61)', async () => {
    const { dialog } = await openItem({
      foodVariations: [aGroup({ name: 'Toppings', type: 'multi', min: 1, max: 3 })],
    });

    const group = within(dialog.getByRole('group', { name: 'Toppings' }));
    expect(
      group.getByText(
        'This Variation needs to be selected in between minimum 1 and Maximum 3 items.',
      ),
    ).toBeVisible();
  });

  test('one answer of several is a radio button, which an optional group takes back (ITEM-23)', async () => {
    const { dialog, user } = await openItem({ foodVariations: [aGroup()] });
    const sizes = within(dialog.getByRole('radiogroup', { name: 'Size' }));
    const large = sizes.getByRole('radio', { name: /^Large/ });

    await user.click(large);
    expect(large).toBeChecked();
    await user.keyboard('{ArrowUp}');
    expect(sizes.getByRole('radio', { name: 'Small' })).toBeChecked();

    await user.click(sizes.getByRole('radio', { name: 'Small' }));
    expect(sizes.getByRole('radio', { name: 'Small' })).not.toBeChecked();
  });

  test('marks the group that lacks an answer without repeating the notice, and brings the focus there', async () => {
    const { dialog, user } = await openItem({
      foodVariations: [aGroup({ required: true, values: [aValue()] })],
    });

    await user.click(dialog.getByRole('button', { name: /Add to Cart/i }));

    const group = dialog.getByRole('radiogroup', { name: 'Size' });
    expect(within(group).queryByText(/can not remain/)).not.toBeInTheDocument();
    expect(group).toHaveAccessibleDescription(/^Choose one\./);
    await waitFor(() => expect(group).toHaveFocus());
  });

  test.each<{ because: string; happens: (app: Services) => void }>([
    {
      because: 'they go to another place',
      happens: ({ storefront }) =>
        to('storefront')(storefront).send({
          type: 'place.change',
          place: aPlace({ zones: '[1,2]' }),
        }),
    },
    {
      because: 'they sign in on the way into the cart',
      happens: ({ storefront }) =>
        to('session')(storefront).send({
          type: 'token.receive',
          token: 't1',
          rememberMe: false,
        }),
    },
  ])('keeps what a customer chose when $because (ITEM-44)', async ({ happens }) => {
    const { app, dialog, user, catalogue } = await openItem({ addOns: [anAddOn()] });
    await user.click(dialog.getByRole('checkbox', { name: /^Chutney/ }));
    const asked = catalogue.asked.length;
    const answer = catalogue.keepsSilent();

    act(() => happens(app));
    await waitFor(() => expect(catalogue.asked.length).toBeGreaterThan(asked));
    await act(async () => answer());

    expect(dialog.getByRole('checkbox', { name: /^Chutney/, checked: true })).toBeVisible();
  });

  test('of an item that is not sold any more leads back', async () => {
    const started = await startApp({ catalogue: catalogueByHand() });
    renderView(<ItemDialog />, { app: started.app, path: '/home?item=404' });

    await screen.findByRole('dialog', { name: 'This item is no longer sold' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep browsing' }));

    expect(started.closed()).toBe(1);
  });
});

describe('the reviews of an item', () => {
  async function openReviews(...reviews: readonly Partial<Review>[]) {
    const opened = await openItem(
      { rating: 4, ratingCount: reviews.length },
      { reviews: reviews.map((facts, index) => ({ ...review, id: index + 1, ...facts })) },
    );
    await opened.user.click(opened.dialog.getByRole('button', { name: /review/i }));
    return { ...opened, reviewsDialog: await screen.findByRole('dialog', { name: /review/i }) };
  }

  test('are dated by the clock of the store, wherever the reader is (REV-07, D-30)', async () => {
    const { reviewsDialog } = await openReviews({ at: '2026-05-02T02:30:00Z' });
    expect(await within(reviewsDialog).findByText('May 1, 2026')).toBeVisible();
  });

  test('open from its dialog, each with author, stars and words (REV-01, REV-04)', async () => {
    const { reviewsDialog } = await openReviews({}, { author: 'Bo', comment: 'Soft.', rating: 2 });
    const reviews = within(reviewsDialog);

    expect(await reviews.findByText('Crisp.')).toBeVisible();
    expect(reviews.getByText('Soft.')).toBeVisible();
    expect(reviews.getByText('Bo')).toBeVisible();
    expect(reviews.getByRole('img', { name: /2.* of 5/ })).toBeVisible();
  });

  test.each([
    { length: 130, whole: true },
    { length: 131, whole: false },
  ])('of $length characters stay whole: $whole (CONST-22, REV-04)', async ({ length, whole }) => {
    const comment = 'x'.repeat(length);
    const { reviewsDialog, user } = await openReviews({ comment });
    const reviews = within(reviewsDialog);
    await reviews.findByText('Ada');
    expect(reviews.queryByText(comment) !== null).toBe(whole);
    expect(reviews.queryByRole('button', { name: 'Read more' }) !== null).toBe(!whole);
    if (whole) return;

    await user.click(reviews.getByRole('button', { name: 'Read more' }));
    expect(reviews.getByText(comment)).toBeVisible();
  });

  test('say so when it is not rated yet', async () => {
    const { dialog } = await openItem();

    expect(dialog.queryByRole('button', { name: /review/i })).not.toBeInTheDocument();
    expect(dialog.getByText(/No reviews yet/i)).toBeVisible();
  });
});
