import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from '#application/wishlist/wishlist/machine.ts';
import { isLoading } from '#application/wishlist/wishlist/selectors.ts';
import { isWished } from '#application/wishlist/wishlist/queue.ts';
import { belongsTo, type Wish } from '#domain/wishlist/wish.ts';
import { definePage, says, type Locator, type Person } from '@sundry/statecharts';
import { countOf } from '#application/wishlist/wishlist/heart-selectors.ts';
import { flow, THINGS, WISHES } from './flow.ts';

type Planned = SnapshotFrom<typeof wishlistMachine>;

const signIn: Locator = ['dialog', says('account.signIn.submit')];
const notices: Locator = ['region', says('shell.toasts.region')];
const retry = says('kernel.failure.retry');
const drawer: Locator = ['dialog', says('wishlist.drawer.title')];
const close = says('kernel.dialog.close');
const heart = ({ kind }: Wish) => says('wishlist.control.wish', { name: THINGS[kind].name });

/** The wishlist button shows the number of wishes [NAV-35]. */
const wayIn = (planned: Planned) => says('wishlist.header.open', { count: countOf(planned) });
async function inTheDrawer(person: Person, planned: Planned): Promise<Person> {
  await person.pressUnlessAt(drawer, 'link', wayIn(planned));
  return person.within(...drawer);
}

/** The drawer covers the hearts. */
const atTheHearts = (person: Person, planned: Planned) =>
  person.pressUnlessAt(['link', wayIn(planned)], 'button', close);

/** A heart is filled as soon as it is pressed [WISH-12]. */
async function seesHearts(person: Person, planned: Planned): Promise<void> {
  const { context } = planned;
  if (canRetry(planned)) {
    await (await inTheDrawer(person, planned)).canPress('button', retry);
  }
  await atTheHearts(person, planned);
  await person.sees('link', wayIn(planned));
  for (const wish of Object.values(WISHES).filter((one) => belongsTo(one, context.isRental))) {
    await person.sees('button', heart(wish), { pressed: isWished(context, wish) });
    await person.canPress('button', heart(wish));
  }
}

/** During a reload the failure is not shown. */
const canRetry = (planned: Planned): boolean =>
  planned.context.failure !== null && !isLoading(planned) && planned.context.isCustomer;

export const page = definePage(flow, {
  states: {
    ready: seesHearts,
    reading: seesHearts,
    readingRental: seesHearts,
    working: seesHearts,
    requiringSignIn: async (person) => {
      await person.sees(...signIn);
      await person.within(...notices).reads(says('wishlist.drawer.signedOut'));
    },
  },
  events: {
    'wish.toggle': {
      does: async (person, { wish }, planned) => {
        await atTheHearts(person, planned);
        await person.press('button', heart(wish));
      },
      absent: (person) => person.doesNotSee('button', heart(WISHES.item)),
    },
    'wishlist.retry': {
      does: async (person, _, planned) => {
        const wishlist = await inTheDrawer(person, planned);
        await wishlist.press('button', retry);
      },
      absent: (person) => person.cannotPress('button', retry),
    },
    'wishlist.reload': { sentBy: 'the app', because: 'The wishlist was changed in another tab.' },
    'scope.change': { sentBy: 'the app', because: 'Another person, place or module is chosen.' },
  },
  elsewhere: {
    'Signing in has a page of its own: account/authenticate.': signIn,
    'How notices come and go is that of shell/toasts.': notices,
  },
  within: (snapshot, step) => {
    if (step.kind !== 'user') return true;
    if (step.event === 'wish.toggle') return !snapshot.matches('requiringSignIn');
    return step.event !== 'wishlist.retry' || canRetry(snapshot);
  },
});
