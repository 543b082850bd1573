import { and } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { cartInput, callScopeIn, initialContext } from './rules.ts';
import { storefront } from './setup.ts';
import type * as Storefront from './setup.ts';

const CHANGED = [
  {
    type: 'setCallScope',
    params: ({ context }: { context: Storefront.Context }) => callScopeIn(context),
  },
  'reportScopeToCart',
  'reportScopeToChildren',
  'reportScopeToPlaceValidity',
  'reportScopeToToasts',
  'setReported',
] as const;

export const storefrontMachine = storefront.createMachine({
  id: 'storefront',
  description: 'The app itself: who shops, where, in which module, and the dialogs over the page.',
  context: ({ input }) => initialContext(input),
  entry: { type: 'setCallScope', params: ({ context }) => callScopeIn(context) },
  invoke: [
    { id: 'toasts', systemId: 'toasts', src: 'toasts', input: undefined },
    {
      id: 'theme',
      systemId: 'theme',
      src: 'theme',
      input: ({ context }) => ({ theme: context.input.theme }),
    },
    {
      id: 'language',
      systemId: 'language',
      src: 'language',
      input: ({ context: { input } }) => ({
        language: input.language,
        changed: input.languageChanged,
      }),
    },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context: { input } }) => ({
        token: input.token,
        guestId: input.guestId,
        guestByChoice: input.guestByChoice,
      }),
    },
    {
      id: 'placeValidity',
      systemId: 'placeValidity',
      src: 'placeValidity',
      input: ({ context }) => ({ place: context.place }),
    },
    { id: 'watchOtherTabs', src: 'watchOtherTabs' },
  ],
  initial: 'opening',
  on: {
    'identity.change': {
      actions: [{ type: 'setIdentity', params: ({ event }) => event.identity }, ...CHANGED],
    },
    'place.change': {
      actions: [{ type: 'setPlace', params: ({ event }) => event.place }, ...CHANGED],
    },
    'module.change': {
      actions: [{ type: 'setModule', params: ({ event }) => event.module }, ...CHANGED],
    },
    'child.want': { actions: { type: 'setWanted', params: fromEvent } },
  },
  states: {
    opening: {
      description:
        'The configuration is being read. The page shows what needs none, and a dialog that is asked for waits.',
      tags: 'opening',
      meta: { reqs: ['API-62'] },
      invoke: {
        id: 'readConfig',
        src: 'readConfig',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<Storefront.ConfigAnswer>) => ({
          accepted: { target: 'open', actions: { type: 'setConfig', params: value } },
          failed: {
            target: 'closed',
            actions: [{ type: 'setFailure', params: failure }, 'forgetDialogs'],
          },
        })),
      },
      on: {
        'dialog.open': { actions: { type: 'openDialog', params: fromEvent } },
        'dialog.leave': { actions: { type: 'forgetDialog', params: ({ event }) => event.id } },
      },
    },
    closed: {
      description: 'The server could not be reached. The customer may try again.',
      tags: 'closed',
      meta: { reqs: ['ERR-29'] },
      on: { 'app.retry': 'opening' },
    },
    open: {
      description: 'Everything can be used. Dialogs come and go over the page.',
      tags: 'open',
      meta: { reqs: ['MOD-12', 'ROLE-13'] },
      entry: { type: 'setCallScope', params: ({ context }) => callScopeIn(context) },
      invoke: [
        {
          id: 'cart',
          systemId: 'cart',
          src: 'cart',
          input: ({ context }) => cartInput(context),
        },
        { id: 'fetchCode', src: 'fetchCode' },
      ],
      always: [
        { guard: 'childIsWanted', actions: ['fetchChild', 'setFetching'] },
        { guard: 'dialogIsWanted', actions: ['fetchDialog', 'setDialogFetching'] },
        { guard: 'childIsAsked', actions: ['askChild', 'dropCommand'] },
      ],
      initial: 'resuming',
      states: {
        resuming: {
          description: 'Did a reload interrupt the choice of a place?',
          meta: { reqs: ['LOC-26', 'ERR-04'] },
          always: [
            {
              guard: and(['mapModalWasInterrupted', 'placeIsMissing']),
              target: 'settled',
              actions: [
                { type: 'showNotice', params: { kind: 'addYourLocation' } },
                {
                  type: 'openDialog',
                  params: { id: 'pickLocation', request: { use: 'customer' } },
                },
              ],
            },
            {
              guard: 'mapModalWasInterrupted',
              target: 'arriving',
              actions: { type: 'showNotice', params: { kind: 'addYourLocation' } },
            },
            { target: 'arriving' },
          ],
        },
        arriving: {
          description: 'Does the address bar ask for a module?',
          meta: { reqs: ['MOD-03'] },
          always: [
            {
              guard: 'moduleIsAsked',
              target: 'settled',
              actions: {
                type: 'openDialog',
                params: ({ context: { askedModule } }) => ({
                  id: 'chooseModule',
                  request: { asked: askedModule, occasion: 'arrival' },
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
        'dialog.open': {
          guard: { type: 'dialogIsClosed', params: ({ event }) => event.id },
          actions: { type: 'openDialog', params: fromEvent },
        },
        'dialog.leave': {
          actions: [
            { type: 'stopDialog', params: ({ event }) => event.id },
            { type: 'forgetDialog', params: ({ event }) => event.id },
          ],
        },
        'dialog.ready': {
          guard: { type: 'dialogIsAwaited', params: ({ event }) => event.id },
          actions: { type: 'startDialog', params: ({ event }) => event.id },
        },
        'dialog.missing': {
          guard: { type: 'dialogIsAwaited', params: ({ event }) => event.id },
          actions: { type: 'setDialogMissing', params: ({ event }) => event.id },
        },
        'dialog.retry': {
          guard: { type: 'dialogIsMissing', params: ({ event }) => event.id },
          actions: { type: 'setDialogWanted', params: ({ event }) => event.id },
        },
        'xstate.done.actor.*': {
          actions: [
            { type: 'stopDialog', params: ({ event }) => event.actorId },
            { type: 'forgetDialog', params: ({ event }) => event.actorId },
          ],
        },
        'child.ready': { actions: { type: 'startChild', params: ({ event }) => event.id } },
        'child.missing': {
          actions: [
            { type: 'showNotice', params: { kind: 'somethingWentWrong' } },
            { type: 'setMissing', params: ({ event }) => event.id },
          ],
        },
        'page.enter': [
          {
            guard: and(['placeIsMissing', 'locationIsClosed']),
            actions: {
              type: 'openDialog',
              params: { id: 'pickLocation', request: { use: 'customer' } },
            },
          },
          {
            guard: { type: 'pageLacksModule', params: ({ event }) => event.needs },
            actions: {
              type: 'openDialog',
              params: { id: 'chooseModule', request: { asked: null, occasion: 'arrival' } },
            },
          },
        ],
        'store.enter': [
          {
            guard: 'moduleAwaitsPlace',
            actions: { type: 'setAskedModule', params: ({ event }) => String(event.moduleId) },
          },
          {
            guard: { type: 'pageLacksModule', params: 'place and module' },
            actions: {
              type: 'openDialog',
              params: ({ event }) => ({
                id: 'chooseModule',
                request: { asked: String(event.moduleId), occasion: 'arrival' },
              }),
            },
          },
        ],
        'module.ask': [
          {
            guard: and(['placeIsMissing', 'locationIsClosed']),
            actions: [
              { type: 'setAskedModule', params: ({ event }) => event.asked },
              {
                type: 'openDialog',
                params: { id: 'pickLocation', request: { use: 'customer' } },
              },
            ],
          },
          {
            guard: 'placeIsMissing',
            actions: { type: 'setAskedModule', params: ({ event }) => event.asked },
          },
          {
            guard: 'choiceIsClosed',
            actions: {
              type: 'openDialog',
              params: ({ event }) => ({
                id: 'chooseModule',
                request: { asked: event.asked, occasion: 'switch' },
              }),
            },
          },
        ],
        'module.enter': {
          guard: 'choiceMayOpen',
          actions: {
            type: 'openDialog',
            params: ({ event }) => ({
              id: 'chooseModule',
              request: { asked: String(event.moduleId), occasion: 'order' },
            }),
          },
        },
        'place.pick': {
          actions: [
            { type: 'setPlace', params: ({ event }) => event.place },
            ...CHANGED,
            { type: 'stopDialog', params: 'pickLocation' },
            { type: 'forgetDialog', params: 'pickLocation' },
            { type: 'stopDialog', params: 'chooseModule' },
            {
              type: 'openDialog',
              params: ({ context: { askedModule } }) => ({
                id: 'chooseModule',
                request: { asked: askedModule, occasion: 'arrival' },
              }),
            },
          ],
        },
        'module.settle': [
          {
            guard: { type: 'moduleIsChosen', params: ({ event }) => event.module },
            actions: [
              { type: 'setModule', params: ({ event }) => event.module },
              'clearAskedModule',
              ...CHANGED,
              { type: 'stopDialog', params: 'chooseModule' },
              { type: 'forgetDialog', params: 'chooseModule' },
            ],
          },
          {
            actions: [
              'clearAskedModule',
              { type: 'stopDialog', params: 'chooseModule' },
              { type: 'forgetDialog', params: 'chooseModule' },
            ],
          },
        ],
      },
    },
  },
});
