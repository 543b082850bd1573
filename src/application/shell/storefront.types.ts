import type { ActorRefFrom, DoneActorEvent } from 'xstate';
import type { authenticateMachine } from '#application/account/authenticate.machine.ts';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import type { sessionMachine } from '#application/account/session.machine.ts';
import type { signOutMachine } from '#application/account/sign-out.machine.ts';
import type { cartMachine } from '#application/cart/cart.machine.ts';
import type { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import type { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { pickLocationMachine } from '#application/location/pick-location.machine.ts';
import type { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import type * as PickLocation from '#application/location/pick-location.types.ts';
import type * as ChooseModule from '#application/catalogue/choose-module.types.ts';
import type * as CheckoutGate from '#application/cart/checkout-gate.types.ts';
import type * as SignOut from '#application/account/sign-out.types.ts';
import type { Module, ModuleId } from '#domain/catalogue/module.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Place } from '#domain/location/place.ts';
import type { ShopConfig } from '#domain/shell/config.ts';
import type { Language } from '#domain/shell/language.ts';
import type { Theme } from '#domain/shell/theme.ts';
import type { languageMachine } from './language.machine.ts';
import type { themeMachine } from './theme.machine.ts';
import type { toastsMachine } from './toasts.machine.ts';

/** What a page cannot do without. */
export type PageNeeds = 'place' | 'place and module';

export type Event =
  | { readonly type: 'shop.retry' }
  /** The customer (or a parcel form) wants to say where. */
  | { readonly type: 'place.ask'; readonly use: PickLocation.PickUse }
  /** The place was set, here or in another tab. */
  | { readonly type: 'place.change'; readonly place: Place | null }
  /** A page came up that makes sense only somewhere, or only in a module. */
  | { readonly type: 'page.enter'; readonly needs: PageNeeds }
  /** The page of a store came up: what it sells belongs to this module. */
  | { readonly type: 'store.enter'; readonly moduleId: ModuleId }
  | { readonly type: 'module.ask'; readonly asked: string | null }
  /** The customer wants to order what is on the page, which is of this module. */
  | { readonly type: 'module.follow'; readonly moduleId: ModuleId }
  | { readonly type: 'module.change'; readonly module: Module | null }
  | { readonly type: 'signIn.ask'; readonly request: AuthenticationRequest }
  | { readonly type: 'signOut.ask' }
  | { readonly type: 'checkout.ask' };

/** A dialog has said what came of it. */
export type ChildDone =
  | DoneActorEvent<PickLocation.Output, 'pickLocation'>
  | DoneActorEvent<ChooseModule.Output, 'chooseModule'>
  | DoneActorEvent<AuthenticationOutcome, 'authenticate'>
  | DoneActorEvent<SignOut.Output, 'signOut'>
  | DoneActorEvent<CheckoutGate.Output, 'checkoutGate'>;

export type Input = {
  readonly theme: Theme;
  readonly language: Language;
  /** The page was just reloaded because the language was changed. */
  readonly languageChanged: boolean;
  readonly place: Place | null;
  readonly module: Module | null;
  /** The module that the address bar asked for, by id or type. */
  readonly askedModule: string | null;
  /** The page was reloaded while the pick-location modal was open. */
  readonly mapModalInterrupted: boolean;
  readonly token: string | null;
  readonly guestId: string | null;
  readonly guestByChoice: boolean;
};

/** Dialogs are children that come and go: at most one of each, null while closed. */
export type Context = {
  readonly input: Input;
  readonly config: ShopConfig | null;
  readonly failure: CallFailure | null;
  readonly place: Place | null;
  readonly module: Module | null;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  readonly theme: ActorRefFrom<typeof themeMachine>;
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine> | null;
  readonly placeStanding: ActorRefFrom<typeof placeStandingMachine>;
  readonly pickLocation: ActorRefFrom<typeof pickLocationMachine> | null;
  readonly chooseModule: ActorRefFrom<typeof chooseModuleMachine> | null;
  readonly authenticate: ActorRefFrom<typeof authenticateMachine> | null;
  readonly signOut: ActorRefFrom<typeof signOutMachine> | null;
  readonly checkoutGate: ActorRefFrom<typeof checkoutGateMachine> | null;
};

export type Tag = 'opening' | 'open' | 'closed';
export type Meta = { readonly reqs: readonly string[] };
export type ConfigAnswer = Result<ShopConfig, CallFailure>;
