import type { SnapshotFrom } from 'xstate';
import type { storefrontMachine } from './storefront.machine.ts';
import type { Context, PageNeeds } from './storefront.types.ts';

type Snapshot = { readonly context: Context };

/** What the app runs with, as the server has said; null until it has. */
export const config = ({ context }: Snapshot) => context.config;
export const timeZone = ({ context }: Snapshot) => context.config?.timeZone ?? null;
/** Why the app could not be opened. */
export const failure = ({ context }: Snapshot) => context.failure;
/** The server cannot be reached: what would open a dialog has nothing to open. */
export const isClosed = (snapshot: SnapshotFrom<typeof storefrontMachine>): boolean =>
  snapshot.hasTag('closed');
export const isOpen = (snapshot: SnapshotFrom<typeof storefrontMachine>): boolean =>
  snapshot.hasTag('open');

export const place = ({ context }: Snapshot) => context.place;
export const address = ({ context }: Snapshot) => context.place?.address ?? null;
export const zones = ({ context }: Snapshot) => context.place?.zones ?? null;
export const module = ({ context }: Snapshot) => context.module;
export const moduleId = ({ context }: Snapshot) => context.module?.id ?? null;
export const hasPlaceAndModule = ({ context }: Snapshot): boolean =>
  context.place !== null && context.module !== null;
/** The language in which the page was drawn. */
export const pageLanguage = ({ context }: Snapshot) => context.input.language;

/** The actors that live as long as the page; the cart from when the app is open. */
export const session = ({ context }: Snapshot) => context.session;
export const cart = ({ context }: Snapshot) => context.cart;
export const theme = ({ context }: Snapshot) => context.theme;
export const language = ({ context }: Snapshot) => context.language;
export const toasts = ({ context }: Snapshot) => context.toasts;
export const placeStanding = ({ context }: Snapshot) => context.placeStanding;

/** The dialogs that are open over the page; null for one that is not. */
export const pickLocation = ({ context }: Snapshot) => context.pickLocation;
export const chooseModule = ({ context }: Snapshot) => context.chooseModule;
export const authenticate = ({ context }: Snapshot) => context.authenticate;
export const signOut = ({ context }: Snapshot) => context.signOut;
export const checkoutGate = ({ context }: Snapshot) => context.checkoutGate;

/** What a page lacks while no dialog asks for it: the customer closed the question without an answer. */
export function unansweredNeed(
  { context: { place, module, pickLocation, chooseModule } }: Snapshot,
  needs: PageNeeds,
): 'place' | 'module' | null {
  if (pickLocation || chooseModule) return null;
  if (place === null) return 'place';
  return needs === 'place and module' && module === null ? 'module' : null;
}
