import { assign, sendTo, setup, stopChild, type AnyActorRef } from 'xstate';
import type { DialogFacts, Identity } from '#application/account/scope.ts';
import { sessionMachine } from '#application/account/session.machine.ts';
import { cartMachine } from '#application/cart/cart.machine.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { DialogId, OpenDialog } from '#application/kernel/dialog.ts';
import { effect } from '#application/kernel/effect.ts';
import type { LateChildId, WantChild } from '#application/kernel/late-child.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { placeValidityMachine } from '#application/location/place-validity.machine.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { required } from '#domain/kernel/required.ts';
import type { Place } from '#domain/location/place.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { appChildren, childMachines } from './app-children.ts';
import { appDialogs, dialogMachines } from './app-dialogs.ts';
import { languageMachine } from './language.machine.ts';
import * as select from './storefront.context.ts';
import type * as Storefront from './storefront.types.ts';
import { themeMachine } from './theme.machine.ts';
import { toastsMachine } from './toasts.machine.ts';

/** What the storefront needs from outside: adapters, and the machines with their own slots filled. */
export const slots = {
  actors: {
    readConfig: portActor<undefined, Storefront.ConfigAnswer>('readConfig'),
    watchOtherTabs: portListener<Storefront.Report>('watchOtherTabs'),
    toasts: toastsMachine,
    theme: themeMachine,
    language: languageMachine,
    session: sessionMachine,
    cart: cartMachine,
    placeValidity: placeValidityMachine,
    fetchCode: portListener<Storefront.Report, undefined, Storefront.FetchCode>('fetchCode'),
    ...childMachines,
    ...dialogMachines,
  },
  effects: {
    /** Calls carry the scope that the storefront owns. */
    setCallScope: effect<Storefront.CallScope>(),
  },
};

const base = setup({
  types: {
    input: {} as Storefront.Input,
    context: {} as Storefront.Context,
    events: {} as Storefront.Event | Storefront.DialogDone,
    tags: {} as Storefront.Tag,
    meta: {} as Meta,
    /** Each runs by the name of its slot. */
    children: {} as { [Name in keyof typeof slots.actors]: Name },
  },
  actors: slots.actors,
  guards: {
    ...answerGuards,
    placeIsMissing: ({ context }) => context.place === null,
    moduleIsAsked: ({ context }) => context.place !== null && context.askedModule !== null,
    mapModalWasInterrupted: ({ context }) => context.input.mapModalInterrupted,
    /** The place is set, no module is, and the customer is not being asked for either. */
    pageLacksModule: ({ context }, needs: Storefront.PageNeeds) =>
      needs === 'place and module' &&
      context.place !== null &&
      context.module === null &&
      !isOpen(context, 'pickLocation') &&
      !isOpen(context, 'chooseModule'),
    /** A module is chosen after the place, and none is asked for so far. */
    moduleAwaitsPlace: ({ context }) =>
      context.place === null && context.module === null && context.askedModule === null,
    locationIsClosed: ({ context }) => !isOpen(context, 'pickLocation'),
    choiceIsClosed: ({ context }) => !isOpen(context, 'chooseModule'),
    choiceMayOpen: ({ context }) => context.place !== null && !isOpen(context, 'chooseModule'),
    dialogIsClosed: ({ context }, id: DialogId) => !isOpen(context, id),
    dialogIsWanted: ({ context }) => select.wantedDialog(context) !== null,
    dialogIsAwaited: ({ context }, id: DialogId) => select.isAwaited(context, id),
    dialogIsMissing: ({ context }, id: DialogId) => select.isDialogMissing(context, id),
    childIsWanted: ({ context }) => select.wantedChild(context) !== null,
    childIsAsked: ({ context }) => select.nextCommand(context) !== null,
    moduleIsChosen: (_, module: Module | null) => module !== null,
  },
  actions: {
    ...slots.effects,
    showNotice: sendTo(to('toasts'), showing),
    setConfig: assign((_, config: AppConfig) => ({ config, failure: null })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    setIdentity: assign((_, identity: Identity) => ({ identity })),
    setPlace: assign((_, place: Place | null) => ({ place })),
    setModule: assign((_, module: Module | null) => ({ module })),
    setAskedModule: assign((_, askedModule: string | null) => ({ askedModule })),
    /** Each long-lived child drops what belonged to the scope before. */
    reportScopeToCart: sendTo(to('cart'), ({ context }) => select.scopeChangeIn(context)),
    reportScopeToPlaceValidity: sendTo(to('placeValidity'), ({ context }) =>
      select.scopeChangeIn(context),
    ),
    reportScopeToToasts: sendTo('toasts', ({ context }) => select.scopeChangeIn(context)),
    setReported: assign(({ context }) => ({ reported: select.scopeIn(context) })),
    setWanted: assign(({ context }, wanted: WantChild) => select.withWanted(context, wanted)),
    fetchChild: sendTo('fetchCode', ({ context }): Storefront.FetchCode => ({
      type: 'child.fetch',
      id: required(select.wantedChild(context), 'wanted child'),
    })),
    setFetching: assign(({ context }) =>
      select.withChild(context, required(select.wantedChild(context), 'wanted child'), {
        is: 'fetching',
      }),
    ),
    setMissing: assign(({ context }, id: LateChildId) =>
      select.withChild(context, id, { is: 'missing', commands: [] }),
    ),
    startChild: assign(({ context, spawn }, id: LateChildId) => {
      // Each id has an input of its own, which the types of a union cannot follow.
      const inputOf = appChildren[id].input as (facts: Storefront.ChildFacts) => never;
      const name = id as 'tripCart';
      spawn(name, { id: name, systemId: id, input: inputOf(select.childFactsIn(context)) });
      return select.withChild(context, id, { is: 'running' });
    }),
    askChild: sendTo(
      ({ context, system }): AnyActorRef => to(select.askedChild(context).id)({ system }),
      ({ context }) => select.askedChild(context).command,
    ),
    dropCommand: assign(({ context }) => select.withoutCommand(context)),
    /** It is open from now, and shown as soon as its code has come. */
    openDialog: assign(({ context }, asked: DialogRequest) => select.withDialog(context, asked)),
    fetchDialog: sendTo('fetchCode', ({ context }): Storefront.FetchCode => ({
      type: 'dialog.fetch',
      id: required(select.wantedDialog(context), 'wanted dialog'),
    })),
    setDialogFetching: assign(({ context }) =>
      select.withAwaited(
        context,
        required(select.wantedDialog(context), 'wanted dialog'),
        'fetching',
      ),
    ),
    /** It stays open: the customer may try again, or leave it. */
    setDialogMissing: assign(({ context }, id: DialogId) =>
      select.withAwaited(context, id, 'missing'),
    ),
    setDialogWanted: assign(({ context }, id: DialogId) =>
      select.withAwaited(context, id, 'wanted'),
    ),
    startDialog: assign(({ context, spawn }, id: DialogId) => {
      // Each id has a request and an input of its own, which the types of a union cannot follow.
      const inputOf = appDialogs[id].input as (facts: DialogFacts, request: unknown) => never;
      spawn(id as 'signOut', {
        id: id as 'signOut',
        input: inputOf(context, context.awaited[id]?.request),
      });
      return { awaited: select.withoutAwaited(context, id) };
    }),
    stopDialog: stopChild((_, id: string) => id),
    forgetDialogs: assign({ dialogs: [], awaited: {} }),
    forgetDialog: assign(({ context }, id: string) => select.withoutDialog(context, id)),
  },
});

/** The base the storefront chart is written in. */
export const storefront = base.extend({
  actions: {
    /** Those that came late are told what those are told that were here from the beginning. */
    reportScopeToChildren: base.enqueueActions(({ context, enqueue }) => {
      for (const id of select.runningChildren(context)) {
        enqueue.sendTo(to(id), select.scopeChangeIn(context));
      }
    }),
  },
});

type DialogRequest = Omit<OpenDialog, 'type'>;

const isOpen = ({ dialogs }: Storefront.Context, id: DialogId): boolean => dialogs.includes(id);
