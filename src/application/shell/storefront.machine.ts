import { and } from 'xstate';
import { storefront } from './storefront.setup.ts';

/** @see docs/charts/shell-storefront.md, drawn from this file */
export const storefrontMachine = storefront.createMachine({
  id: 'storefront',
  description: 'The shop itself: what lives as long as the page, and the dialogs it opens.',
  context: ({ input, spawn }) => ({
    input,
    config: null,
    failure: null,
    place: input.place,
    module: input.module,
    toasts: spawn('toasts', { id: 'toasts', input: undefined }),
    theme: spawn('theme', { id: 'theme', input: { theme: input.theme } }),
    language: spawn('language', {
      id: 'language',
      input: { language: input.language, changed: input.languageChanged },
    }),
    session: spawn('session', {
      id: 'session',
      input: {
        token: input.token,
        guestId: input.guestId,
        guestByChoice: input.guestByChoice,
      },
    }),
    cart: null,
    placeStanding: spawn('placeStanding', { id: 'placeStanding', input: { place: input.place } }),
    pickLocation: null,
    chooseModule: null,
    authenticate: null,
    signOut: null,
    checkoutGate: null,
  }),
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs' },
  initial: 'opening',
  states: {
    opening: {
      description: 'The shop reads what its owner has set.',
      tags: 'opening',
      meta: { reqs: ['API-62'] },
      invoke: {
        id: 'readConfig',
        src: 'readConfig',
        input: undefined,
        onDone: [
          {
            guard: { type: 'configIsRead', params: ({ event }) => event.output },
            target: 'open',
            actions: [{ type: 'holdConfig', params: ({ event }) => event.output }, 'openCart'],
          },
          {
            target: 'closed',
            actions: { type: 'holdFailure', params: ({ event }) => event.output },
          },
        ],
      },
    },
    closed: {
      description: 'The shop could not be reached. The customer may try again.',
      tags: 'closed',
      meta: { reqs: ['ERR-29'] },
      on: { 'shop.retry': 'opening' },
    },
    open: {
      description: 'The shop is open. Dialogs come and go over the page.',
      tags: 'open',
      meta: { reqs: ['MOD-12', 'ROLE-13'] },
      initial: 'resuming',
      states: {
        resuming: {
          description: 'The shop looks whether a reload cut short the choice of a place.',
          meta: { reqs: ['LOC-26', 'ERR-04'] },
          always: [
            {
              guard: and(['mapModalWasInterrupted', 'placeIsMissing']),
              target: 'settled',
              actions: ['tellAddYourLocation', { type: 'openPickLocation', params: 'customer' }],
            },
            {
              guard: 'mapModalWasInterrupted',
              target: 'arriving',
              actions: 'tellAddYourLocation',
            },
            { target: 'arriving' },
          ],
        },
        arriving: {
          description: 'The shop looks whether the address bar asks for a module.',
          meta: { reqs: ['MOD-03'] },
          always: [
            {
              guard: 'moduleIsAsked',
              target: 'settled',
              actions: {
                type: 'openChooseModule',
                params: ({ context }) => ({
                  asked: context.input.askedModule,
                  occasion: 'arrival',
                }),
              },
            },
            { target: 'settled' },
          ],
        },
        settled: {
          description: 'The customer shops.',
          meta: { reqs: ['ROLE-13'] },
        },
      },
      on: {
        'page.enter': [
          {
            guard: and(['placeIsMissing', 'locationIsClosed']),
            actions: { type: 'openPickLocation', params: 'customer' },
          },
          {
            guard: { type: 'pageLacksModule', params: ({ event }) => event.needs },
            actions: {
              type: 'openChooseModule',
              params: { asked: null, occasion: 'arrival' },
            },
          },
        ],
        'store.enter': [
          {
            guard: 'moduleAwaitsPlace',
            actions: {
              type: 'holdAskedModule',
              params: ({ event }) => String(event.moduleId),
            },
          },
          {
            guard: { type: 'pageLacksModule', params: 'place and module' },
            actions: {
              type: 'openChooseModule',
              params: ({ event }) => ({ asked: String(event.moduleId), occasion: 'arrival' }),
            },
          },
        ],
        'place.ask': {
          guard: 'locationIsClosed',
          actions: { type: 'openPickLocation', params: ({ event }) => event.use },
        },
        'place.change': {
          actions: [
            { type: 'holdPlace', params: ({ event }) => event.place },
            'checkPlace',
            'refreshReads',
          ],
        },
        'module.ask': [
          {
            guard: and(['placeIsMissing', 'locationIsClosed']),
            actions: [
              { type: 'holdAskedModule', params: ({ event }) => event.asked },
              { type: 'openPickLocation', params: 'customer' },
            ],
          },
          {
            guard: 'placeIsMissing',
            actions: { type: 'holdAskedModule', params: ({ event }) => event.asked },
          },
          {
            guard: 'choiceIsClosed',
            actions: {
              type: 'openChooseModule',
              params: ({ event }) => ({ asked: event.asked, occasion: 'switch' }),
            },
          },
        ],
        'module.follow': {
          guard: 'choiceMayOpen',
          actions: {
            type: 'openChooseModule',
            params: ({ event }) => ({ asked: String(event.moduleId), occasion: 'order' }),
          },
        },
        'module.change': {
          actions: [{ type: 'holdModule', params: ({ event }) => event.module }, 'refreshReads'],
        },
        'signIn.ask': {
          guard: 'authenticationIsClosed',
          actions: { type: 'openAuthenticate', params: ({ event }) => event.request },
        },
        'signOut.ask': { guard: 'signOutIsClosed', actions: 'openSignOut' },
        'checkout.ask': { guard: 'gateIsClosed', actions: 'openCheckoutGate' },
        'xstate.done.actor.pickLocation': [
          {
            guard: { type: 'placeIsPicked', params: ({ event }) => event.output },
            actions: [
              { type: 'holdPickedPlace', params: ({ event }) => event.output },
              'closePickLocation',
              'checkPlace',
              'refreshReads',
              'withdrawChooseModule',
              {
                type: 'openChooseModule',
                params: ({ context }) => ({
                  asked: context.input.askedModule,
                  occasion: 'arrival',
                }),
              },
            ],
          },
          { actions: 'closePickLocation' },
        ],
        'xstate.done.actor.chooseModule': {
          actions: [
            { type: 'holdChosenModule', params: ({ event }) => event.output },
            'closeChooseModule',
            'refreshReads',
          ],
        },
        'xstate.done.actor.authenticate': { actions: 'closeAuthenticate' },
        'xstate.done.actor.signOut': { actions: 'closeSignOut' },
        'xstate.done.actor.checkoutGate': { actions: 'closeCheckoutGate' },
      },
    },
  },
});
