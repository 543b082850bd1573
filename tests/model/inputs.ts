import type { InputFrom } from 'xstate';
import { principalOf, type DialogFacts, type Identity } from '#application/account/scope.ts';
import type { AppDialogs, DialogId } from '#application/kernel/dialog.ts';
import type { LateChildId } from '#application/kernel/late-child.ts';
import { paths } from '#application/kernel/path.ts';
import type { appChildren } from '#application/shell/app-children.ts';
import type { appDialogs } from '#application/shell/app-dialogs.ts';
import type { ChildFacts } from '#application/shell/storefront/setup.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { DEFAULT_CENTRE, geoPoint } from '#domain/location/geo-point.ts';
import { aConfig } from '#tests/support/builders/config.ts';
import { aPlace, bryantPark } from '#tests/support/builders/location.ts';
import { aModule, rentalModule } from '#tests/support/builders/module.ts';
import { anHourlyTrip } from '#tests/support/builders/rental.ts';
import type { DecisionCase, DecisionTable } from '@sundry/statecharts/mutation';

/**
 * Initial inputs of every dialog and every late child. Walks have inputs of their own, so the mapping from the
 * storefront's facts is tested here. A missing one does not compile.
 */
type DialogCase<Id extends DialogId> = {
  readonly says: string;
  readonly facts?: Partial<DialogFacts>;
  readonly request: AppDialogs[Id];
  readonly input: InputFrom<(typeof appDialogs)[Id]['machine']>;
};

type ChildCase<Id extends LateChildId> = {
  readonly says: string;
  readonly facts?: Partial<ChildFacts>;
  readonly isWanted: boolean;
  readonly input: InputFrom<(typeof appChildren)[Id]['machine']>;
};

const GUEST: Identity = {
  token: null,
  guestId: '42',
  customerId: null,
  guestByChoice: false,
  sessionEnded: false,
};
const ASHA: Identity = { ...GUEST, token: 't1' };
const centre = geoPoint(40.8, -73.9);
const config = aConfig({ centre, guestCheckout: true, country: 'US', sendsCodes: true });
const closedToGuests = aConfig({ centre, guestCheckout: false, sendsCodes: false });
const NEW_YORK = timeZone('America/New_York');
const place = bryantPark();
const there = { point: geoPoint(40.7, -74), address: 'City Hall' };
const signIn = { view: 'signIn', offerGuest: true } as const;
/** While the owner's settings are not known. */
const signsIn = {
  request: signIn,
  guestAllowed: false,
  guestId: '42',
  country: '',
  sendsCodes: false,
} as const;
const gate = {
  hasItems: true,
  hasToken: false,
  guestCheckoutAllowed: true,
  guestByChoice: false,
} as const;
const map = { use: 'customer', atPosition: false, centre, place: null, signedIn: false } as const;
const trip = anHourlyTrip();
const changesTrip = { purpose: { kind: 'change' }, details: trip } as const;

export const dialogInputs: {
  readonly [Id in DialogId]: readonly [DialogCase<Id>, ...DialogCase<Id>[]];
} = {
  authenticate: [
    {
      says: 'a guest may go on as one where the owner allows it (ROLE-03)',
      facts: { config },
      request: signIn,
      input: { ...signsIn, guestAllowed: true, country: 'US', sendsCodes: true },
    },
    {
      says: 'no guest may where the owner does not',
      facts: { config: closedToGuests },
      request: signIn,
      input: { ...signsIn, country: 'US' },
    },
    {
      says: 'none may while the settings are not known',
      request: signIn,
      input: signsIn,
    },
  ],
  signOut: [
    { says: 'a customer', facts: { identity: ASHA }, request: null, input: { token: 't1' } },
    { says: 'a guest', request: null, input: { token: null } },
  ],
  recoverPassword: [
    {
      says: 'in the country of the shop',
      facts: { config },
      request: null,
      input: { country: 'US' },
    },
    { says: 'before the settings are known', request: null, input: { country: '' } },
  ],
  verification: [
    {
      says: 'an e-mail address',
      request: { channel: 'email', recipient: 'asha@example.com' },
      input: { channel: 'email', recipient: 'asha@example.com' },
    },
  ],
  checkoutGate: [
    {
      says: 'a guest, where guests may order',
      facts: { config },
      request: { hasItems: true },
      input: { to: paths.checkout('cart'), facts: gate },
    },
    {
      says: 'a guest, where the owner lets none order',
      facts: { config: closedToGuests },
      request: { hasItems: true },
      input: { to: paths.checkout('cart'), facts: { ...gate, guestCheckoutAllowed: false } },
    },
    {
      says: 'a guest, before the settings are known',
      request: { hasItems: false },
      input: {
        to: paths.checkout('cart'),
        facts: { ...gate, hasItems: false, guestCheckoutAllowed: false },
      },
    },
    {
      says: 'a customer, and a guest who chose to be one, to another checkout than that of the cart',
      facts: { config, identity: { ...ASHA, guestByChoice: true } },
      request: { hasItems: true, to: paths.home() },
      input: { to: paths.home(), facts: { ...gate, hasToken: true, guestByChoice: true } },
    },
  ],
  chooseModule: [
    {
      says: 'from one module to another',
      facts: { module: aModule() },
      request: { asked: '2', occasion: 'switch' },
      input: { asked: '2', occasion: 'switch', current: aModule() },
    },
  ],
  pickLocation: [
    {
      says: 'a guest without a place: around the middle of the town',
      facts: { config },
      request: { use: 'customer' },
      input: map,
    },
    {
      says: 'a customer with a place: there',
      facts: { config, place, identity: ASHA },
      request: { use: 'customer', atPosition: true },
      input: { ...map, atPosition: true, centre: place.point, place, signedIn: true },
    },
    {
      says: 'for a form that has a point: there, in no zone yet',
      facts: { config, place },
      request: { use: 'receiver', at: there },
      input: {
        ...map,
        use: 'receiver',
        centre: there.point,
        place: { ...there, zones: '[]' },
      },
    },
    {
      says: 'before the settings are known: where maps open',
      request: { use: 'parcel' },
      input: { ...map, use: 'parcel', centre: DEFAULT_CENTRE },
    },
  ],
  saveAddress: [
    {
      says: 'around the middle of the town, at the place of the customer',
      facts: { config, place },
      request: null,
      input: { id: null, centre, country: 'US', place, asked: true },
    },
    {
      says: 'before the settings are known',
      request: null,
      input: { id: null, centre: DEFAULT_CENTRE, country: '', place: null, asked: true },
    },
  ],
  moduleGate: [
    {
      says: 'for the cart of the guest',
      request: { module: aModule() },
      input: { who: 'guest:42', module: aModule() },
    },
  ],
  tripForm: [
    {
      says: 'by the clock of the shop',
      facts: { config },
      request: changesTrip,
      input: { ...changesTrip, timeZone: NEW_YORK },
    },
  ],
};

const scopeOf = (facts: Partial<ChildFacts['scope']> = {}): ChildFacts['scope'] => ({
  principal: principalOf(GUEST),
  place: null,
  module: null,
  ...facts,
});
const customer = principalOf(ASHA);
const food = { place, module: aModule() };
const rental = { place, module: rentalModule() };
const noWishes = { isCustomer: false, isSomewhere: false, isRental: false };

export const childInputs: {
  readonly [Id in LateChildId]: readonly [ChildCase<Id>, ...ChildCase<Id>[]];
} = {
  search: [{ says: 'never unasked', isWanted: false, input: undefined }],
  outbox: [{ says: 'never unasked', isWanted: false, input: undefined }],
  conversations: [
    { says: 'not by a guest', isWanted: false, input: { isCustomer: false } },
    {
      says: 'by a customer',
      facts: { scope: scopeOf({ principal: customer }) },
      isWanted: true,
      input: { isCustomer: true },
    },
  ],
  tripCart: [
    {
      says: 'not among food',
      facts: { scope: scopeOf(food) },
      isWanted: false,
      input: { who: 'guest:42', isRental: false, savedCount: 0 },
    },
    {
      says: 'among food, by someone who has a vehicle in it',
      facts: { scope: scopeOf(food), tripCount: 1 },
      isWanted: true,
      input: { who: 'guest:42', isRental: false, savedCount: 1 },
    },
    {
      says: 'among vehicles',
      facts: { scope: scopeOf({ ...rental, principal: customer }) },
      isWanted: true,
      input: { who: customer.key, isRental: true, savedCount: 0 },
    },
    {
      says: 'not before a module is chosen',
      isWanted: false,
      input: { who: 'guest:42', isRental: false, savedCount: 0 },
    },
  ],
  searchTrip: [
    {
      says: 'never unasked, and from the place of the customer',
      facts: { scope: scopeOf({ place: aPlace() }), config },
      isWanted: false,
      input: { purpose: { kind: 'search' }, place: aPlace(), timeZone: NEW_YORK },
    },
  ],
  wishlist: [
    {
      says: 'not by a guest',
      facts: { scope: scopeOf(food) },
      isWanted: false,
      input: { ...noWishes, isSomewhere: true },
    },
    {
      says: 'not by a customer without a place',
      facts: { scope: scopeOf({ principal: customer, module: aModule() }) },
      isWanted: false,
      input: { ...noWishes, isCustomer: true },
    },
    {
      says: 'not by a customer without a module',
      facts: { scope: scopeOf({ principal: customer, place }) },
      isWanted: false,
      input: { ...noWishes, isCustomer: true },
    },
    {
      says: 'by a customer among food',
      facts: { scope: scopeOf({ ...food, principal: customer }) },
      isWanted: true,
      input: { isCustomer: true, isSomewhere: true, isRental: false },
    },
    {
      says: 'by a customer among vehicles',
      facts: { scope: scopeOf({ ...rental, principal: customer }) },
      isWanted: true,
      input: { isCustomer: true, isSomewhere: true, isRental: true },
    },
  ],
};

const NOTHING: DialogFacts = { identity: GUEST, place: null, module: null, config: null };
const UNASKED: ChildFacts = { scope: scopeOf(), config: null, tripCount: 0 };

type Manifest = Readonly<
  Record<
    string,
    {
      readonly input: (facts: unknown, request?: unknown) => unknown;
      readonly isWanted?: (facts: unknown) => boolean;
    }
  >
>;

const lineOf = (exported: Readonly<Record<string, unknown>>, name: string, line: string) => {
  const found = (exported[name] as Manifest)[line];
  if (!found) throw new Error(`${name} has no ${line}`);
  return found;
};

const dialogCases = (name: string, ids: readonly DialogId[]): readonly DecisionCase[] =>
  ids.flatMap((line) =>
    dialogInputs[line].map(({ says, facts, request, input }) => ({
      says: `${line}: ${says}`,
      decides: (exported) => lineOf(exported, name, line).input({ ...NOTHING, ...facts }, request),
      expected: input,
    })),
  );

const childCases = (name: string, ids: readonly LateChildId[]): readonly DecisionCase[] =>
  ids.flatMap((line) =>
    childInputs[line].map(({ says, facts, isWanted, input }) => ({
      says: `${line}: ${says}`,
      decides: (exported) => {
        const child = lineOf(exported, name, line);
        const given = { ...UNASKED, ...facts };
        return [child.isWanted?.(given), child.input(given)];
      },
      expected: [isWanted, input],
    })),
  );

const dialogsOf = (module: string, ids: readonly DialogId[]): DecisionTable => ({
  name: `${module}/${module}.dialogs`,
  files: [`src/application/${module}/${module}.dialogs.ts`],
  cases: dialogCases(`${module}Dialogs`, ids),
});

const childrenOf = (
  module: string,
  ids: readonly LateChildId[],
  ...asks: readonly string[]
): DecisionTable => ({
  name: `${module}/${module}.children`,
  files: [
    `src/application/${module}/${module}.children.ts`,
    ...asks.map((file) => `src/application/${module}/${file}.ts`),
  ],
  cases: childCases(`${module}Children`, ids),
});

export const decisionTables: readonly DecisionTable[] = [
  dialogsOf('account', ['authenticate', 'signOut', 'recoverPassword', 'verification']),
  dialogsOf('cart', ['checkoutGate']),
  dialogsOf('catalogue', ['chooseModule']),
  dialogsOf('location', ['pickLocation', 'saveAddress']),
  dialogsOf('rental', ['moduleGate', 'tripForm']),
  childrenOf('catalogue', ['search']),
  childrenOf('messaging', ['conversations', 'outbox']),
  childrenOf('rental', ['tripCart', 'searchTrip'], 'rentalScope'),
  childrenOf('wishlist', ['wishlist'], 'wishlistScope'),
];
