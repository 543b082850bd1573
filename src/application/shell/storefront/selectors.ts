import type { SearchActor } from '#application/catalogue/search/selectors.ts';
import type { SnapshotFrom } from 'xstate';
import type { AuthenticateActor } from '#application/account/authenticate/selectors.ts';
import type { SessionActor } from '#application/account/session/selectors.ts';
import type { SignOutActor } from '#application/account/sign-out/selectors.ts';
import type { CartActor } from '#application/cart/cart/selectors.ts';
import type { SearchTripActor } from '#application/rental/search-trip/selectors.ts';
import type { TripCartActor } from '#application/rental/trip-cart/selectors.ts';
import type { ChooseModuleActor } from '#application/catalogue/choose-module/selectors.ts';
import type { ConversationsActor } from '#application/messaging/conversations/selectors.ts';
import type { OutboxActor } from '#application/messaging/outbox/selectors.ts';
import type { WishlistActor } from '#application/wishlist/wishlist/selectors.ts';
import type { Country } from '#domain/account/phone.ts';
import type { ActorOf } from '#application/kernel/machine-view.ts';
import type { DialogId } from '#application/kernel/dialog.ts';
import type { LateChildId } from '#application/kernel/late-child.ts';
import type { PickLocationActor } from '#application/location/pick-location/selectors.ts';
import type { PlaceValidityActor } from '#application/location/place-validity/selectors.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { LanguageActor } from '#application/shell/language/selectors.ts';
import { isDialogMissing as isMissingIn } from './rules.ts';
import type { storefrontMachine } from './machine.ts';
import type { Command, PageNeeds } from './setup.ts';
import type { ThemeActor } from '#application/shell/theme/selectors.ts';
import type { ToastsActor } from '#application/shell/toasts/selectors.ts';

export type StorefrontActor = ActorOf<typeof storefrontMachine, Command>;
type Snapshot = SnapshotFrom<typeof storefrontMachine>;

export const config = ({ context }: Snapshot) => context.config;
/** Decimals of amounts and ratings, as the owner has set; 2 until the configuration is read. */
export const decimals = ({ context }: Snapshot) => context.config?.currency.digits ?? 2;
export const timeZone = ({ context }: Snapshot) => context.config?.timeZone ?? null;
/** Country of phone numbers without a calling code. */
export const country = ({ context }: Snapshot): Country => context.config?.country ?? '';
export const failure = ({ context }: Snapshot) => context.failure;
/** True while the server is unreachable: dialogs cannot open. */
export const isClosed = (snapshot: Snapshot): boolean => snapshot.hasTag('closed');
export const isOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

export const place = ({ context }: Snapshot) => context.place;
export const address = ({ context }: Snapshot) => context.place?.address ?? null;
export const zones = ({ context }: Snapshot) => context.place?.zones ?? null;
export const module = ({ context }: Snapshot) => context.module;
export const isRental = ({ context }: Snapshot): boolean => context.module?.type === 'rental';
export const moduleId = ({ context }: Snapshot) => context.module?.id ?? null;
export const hasPlaceAndModule = ({ context }: Snapshot): boolean =>
  context.place !== null && context.module !== null;
/** Type of the module on show; null until place and module are known. */
export const shownModule = (snapshot: Snapshot) =>
  hasPlaceAndModule(snapshot) ? (module(snapshot)?.type ?? null) : null;
/** The language in which the page was rendered. */
export const pageLanguage = ({ context }: Snapshot) => context.input.language;

/** The actors that live as long as the page, as views hold them: reports stay among the actors. */
export const session = ({ children }: Snapshot): SessionActor => running(children.session);
export const theme = ({ children }: Snapshot): ThemeActor => running(children.theme);
export const language = ({ children }: Snapshot): LanguageActor => running(children.language);
export const toasts = ({ children }: Snapshot): ToastsActor => running(children.toasts);
export const placeValidity = ({ children }: Snapshot): PlaceValidityActor =>
  running(children.placeValidity);
/** Null until the app is open. */
export const cart = ({ children }: Snapshot): CartActor | null => children.cart ?? null;
/** Null until it is wanted and its code has loaded. */
export const tripCart = ({ children }: Snapshot): TripCartActor | null => children.tripCart ?? null;
export const searchTrip = ({ children }: Snapshot): SearchTripActor | null =>
  children.searchTrip ?? null;
export const search = ({ children }: Snapshot): SearchActor | null => children.search ?? null;
export const wishlist = ({ children }: Snapshot): WishlistActor | null => children.wishlist ?? null;
export const conversations = ({ children }: Snapshot): ConversationsActor | null =>
  children.conversations ?? null;
export const outbox = ({ children }: Snapshot): OutboxActor | null => children.outbox ?? null;

/** Line count of the trip cart at page load. */
export const savedTripCount = ({ context }: Snapshot): number => context.input.tripCount;
/** True where the child's code failed to load. */
export const isMissing =
  (id: LateChildId) =>
  ({ context }: Snapshot): boolean =>
    context.late[id]?.is === 'missing';

export const dialogs = ({ context }: Snapshot) => context.dialogs;
export const isChoosingModule = ({ context }: Snapshot): boolean =>
  context.dialogs.includes('chooseModule');
export const dialog =
  (id: DialogId) =>
  ({ children }: Snapshot) =>
    children[id] ?? null;
/** True where the code of an open dialog failed to load. */
export const isDialogMissing =
  (id: DialogId) =>
  ({ context }: Snapshot): boolean =>
    isMissingIn(context, id);
export const pickLocation = ({ children }: Snapshot): PickLocationActor | null =>
  children.pickLocation ?? null;
export const chooseModule = ({ children }: Snapshot): ChooseModuleActor | null =>
  children.chooseModule ?? null;
/** The module being chosen: until it is settled, the page belongs to the previous one. */
export const moduleAskedFor = ({ context, children }: Snapshot): string | null =>
  children.chooseModule?.getSnapshot().context.asked ??
  context.awaited.chooseModule?.request.asked ??
  null;
export const authenticate = ({ children }: Snapshot): AuthenticateActor | null =>
  children.authenticate ?? null;
export const signOut = ({ children }: Snapshot): SignOutActor | null => children.signOut ?? null;

function running<Actor>(actor: Actor | undefined): Actor {
  if (!actor) throw new Defect('An actor that lives as long as the app is missing');
  return actor;
}

/**
 * First unmet need of the page while no dialog asks for it: the customer closed the question
 * without an answer.
 */
export function unansweredNeed(
  { context: { place, module, dialogs } }: Snapshot,
  needs: PageNeeds,
): 'place' | 'module' | null {
  if (dialogs.includes('pickLocation') || dialogs.includes('chooseModule')) return null;
  if (place === null) return 'place';
  return needs === 'place and module' && module === null ? 'module' : null;
}
