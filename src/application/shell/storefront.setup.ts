import { assign, sendTo, setup, stopChild } from 'xstate';
import { authenticateMachine } from '#application/account/authenticate.machine.ts';
import type { AuthenticationRequest } from '#application/account/authentication.ts';
import { sessionMachine } from '#application/account/session.machine.ts';
import { mayAddToCart } from '#domain/account/principal.ts';
import { isSignedIn, principalOf } from '#application/account/session.selectors.ts';
import { signOutMachine } from '#application/account/sign-out.machine.ts';
import { cartMachine } from '#application/cart/cart.machine.ts';
import { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { pickLocationMachine } from '#application/location/pick-location.machine.ts';
import { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import type * as PickLocation from '#application/location/pick-location.types.ts';
import type * as ChooseModule from '#application/catalogue/choose-module.types.ts';
import { isEmpty } from '#domain/cart/cart.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import type { Place } from '#domain/location/place.ts';
import { languageMachine } from './language.machine.ts';
import type * as Storefront from './storefront.types.ts';
import { themeMachine } from './theme.machine.ts';
import { toastsMachine } from './toasts.machine.ts';

/** The words the storefront chart is written in. */
export const storefront = setup({
  types: {
    input: {} as Storefront.Input,
    context: {} as Storefront.Context,
    events: {} as Storefront.Event | Storefront.ChildDone,
    tags: {} as Storefront.Tag,
    meta: {} as Storefront.Meta,
    children: {} as {
      toasts: 'toasts';
      theme: 'theme';
      language: 'language';
      session: 'session';
      cart: 'cart';
      placeStanding: 'placeStanding';
      pickLocation: 'pickLocation';
      chooseModule: 'chooseModule';
      authenticate: 'authenticate';
      signOut: 'signOut';
      checkoutGate: 'checkoutGate';
      readConfig: 'readConfig';
      watchOtherTabs: 'watchOtherTabs';
    },
  },
  actors: {
    readConfig: portActor<undefined, Storefront.ConfigAnswer>('readConfig'),
    watchOtherTabs: portListener<Storefront.Event>('watchOtherTabs'),
    toasts: toastsMachine,
    theme: themeMachine,
    language: languageMachine,
    session: sessionMachine,
    cart: cartMachine,
    placeStanding: placeStandingMachine,
    pickLocation: pickLocationMachine,
    chooseModule: chooseModuleMachine,
    authenticate: authenticateMachine,
    signOut: signOutMachine,
    checkoutGate: checkoutGateMachine,
  },
  guards: {
    configIsRead: (_, answer: Storefront.ConfigAnswer) => answer.ok,
    placeIsMissing: ({ context }) => context.place === null,
    moduleIsAsked: ({ context }) => context.place !== null && context.input.askedModule !== null,
    mapModalWasInterrupted: ({ context }) => context.input.mapModalInterrupted,
    /** The place is set, no module is, and nobody is being asked for either. */
    pageLacksModule: ({ context }, needs: Storefront.PageNeeds) =>
      needs === 'place and module' &&
      context.place !== null &&
      context.module === null &&
      context.pickLocation === null &&
      context.chooseModule === null,
    /** A module is chosen after the place, and none is asked for so far. */
    moduleAwaitsPlace: ({ context }) =>
      context.place === null && context.module === null && context.input.askedModule === null,
    placeIsPicked: (_, output: PickLocation.Output) => output.kind === 'picked',
    locationIsClosed: ({ context }) => context.pickLocation === null,
    choiceMayOpen: ({ context }) => context.place !== null && context.chooseModule === null,
    choiceIsClosed: ({ context }) => context.chooseModule === null,
    authenticationIsClosed: ({ context }) => context.authenticate === null,
    signOutIsClosed: ({ context }) => context.signOut === null,
    gateIsClosed: ({ context }) => context.checkoutGate === null,
  },
  actions: {
    holdConfig: assign((_, answer: Storefront.ConfigAnswer) =>
      answer.ok ? { config: answer.value, failure: null } : {},
    ),
    holdFailure: assign((_, answer: Storefront.ConfigAnswer) =>
      answer.ok ? {} : { failure: answer.failure },
    ),
    openCart: assign({
      cart: ({ context, spawn }) =>
        context.config === null
          ? null
          : spawn('cart', {
              id: 'cart',
              input: {
                currency: context.config.currency,
                mayAdd: mayAddToCart(principalOf(context.session.getSnapshot())),
              },
            }),
    }),
    holdPlace: assign((_, place: Place | null) => ({ place })),
    holdPickedPlace: assign((_, output: PickLocation.Output) =>
      output.kind === 'picked' ? { place: output.place } : {},
    ),
    holdModule: assign(({ context }, module: Module | null) => ({
      module,
      input: { ...context.input, askedModule: null },
    })),
    holdChosenModule: assign(({ context }, output: ChooseModule.Output) => ({
      module: output.kind === 'chosen' ? output.module : context.module,
      input: { ...context.input, askedModule: null },
    })),
    openPickLocation: assign({
      pickLocation: ({ context, spawn }, use: PickLocation.PickUse) =>
        spawn('pickLocation', {
          id: 'pickLocation',
          input: {
            use,
            centre: context.place?.point ?? context.config?.centre ?? DEFAULT_CENTRE,
            place: context.place,
            signedIn: isSignedIn(context.session.getSnapshot()),
          },
        }),
    }),
    holdAskedModule: assign(({ context }, askedModule: string | null) => ({
      input: { ...context.input, askedModule },
    })),
    openChooseModule: assign({
      chooseModule: (
        { context, spawn },
        { asked, occasion }: Pick<ChooseModule.Input, 'asked' | 'occasion'>,
      ) =>
        spawn('chooseModule', {
          id: 'chooseModule',
          input: { asked, current: context.module, occasion },
        }),
    }),
    openAuthenticate: assign({
      authenticate: ({ context, spawn }, request: AuthenticationRequest) =>
        spawn('authenticate', {
          id: 'authenticate',
          input: {
            request,
            guestAllowed: context.config?.guestCheckout ?? false,
            guestId: context.session.getSnapshot().context.guestId,
          },
        }),
    }),
    openSignOut: assign({
      signOut: ({ context, spawn }) =>
        spawn('signOut', {
          id: 'signOut',
          input: { token: context.session.getSnapshot().context.token },
        }),
    }),
    openCheckoutGate: assign({
      checkoutGate: ({ context, spawn }) =>
        spawn('checkoutGate', {
          id: 'checkoutGate',
          input: {
            facts: {
              hasItems: context.cart ? !isEmpty(context.cart.getSnapshot().context.cart) : false,
              hasToken: isSignedIn(context.session.getSnapshot()),
              guestCheckoutAllowed: context.config?.guestCheckout ?? false,
              guestByChoice: context.session.getSnapshot().context.guestByChoice,
            },
          },
        }),
    }),
    closePickLocation: assign({ pickLocation: null }),
    closeChooseModule: assign({ chooseModule: null }),
    closeAuthenticate: assign({ authenticate: null }),
    closeSignOut: assign({ signOut: null }),
    closeCheckoutGate: assign({ checkoutGate: null }),
    /** Whoever asks for a module asks about one place: at another, the question is put anew. */
    withdrawChooseModule: stopChild('chooseModule'),
    checkPlace: sendTo('placeStanding', ({ context }) => ({
      type: 'place.follow',
      place: context.place,
    })),
    tellAddYourLocation: effect(),
    /** Lists, prices and the cart depend on place and module: they are read again. */
    refreshReads: effect(),
  },
});
