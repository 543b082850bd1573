import { type AnyActorRef, assign, sendTo, stopChild } from 'xstate';
import type { DialogFacts, Identity, Scope } from '#application/account/scope.ts';
import { sessionMachine } from '#application/account/session/machine.ts';
import { cartMachine } from '#application/cart/cart/machine.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { AppDialogs, DialogId, OpenDialog } from '#application/kernel/dialog.ts';
import { effect } from '#application/kernel/effect.ts';
import type { LateChildId, WantChild } from '#application/kernel/late-child.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { placeValidityMachine } from '#application/location/place-validity/machine.ts';
import { appChildren, childMachines } from '#application/shell/app-children.ts';
import { appDialogs, dialogMachines } from '#application/shell/app-dialogs.ts';
import { languageMachine } from '#application/shell/language/machine.ts';
import { themeMachine } from '#application/shell/theme/machine.ts';
import { toastsMachine } from '#application/shell/toasts/machine.ts';
import type { Module, ModuleId } from '#domain/catalogue/module.ts';
import type { Language } from '#domain/kernel/language.ts';
import { required } from '#domain/kernel/required.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Place } from '#domain/location/place.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { Theme } from '#domain/shell/theme.ts';
import * as select from './rules.ts';

export type PageNeeds = 'place' | 'place and module';

export type Command =
  | { readonly type: 'app.retry' }
  | OpenDialog
  /** Leaves a dialog before it is rendered. */
  | { readonly type: 'dialog.leave'; readonly id: DialogId }
  /** Repeats the failed fetch of a dialog's code. */
  | { readonly type: 'dialog.retry'; readonly id: DialogId }
  /** A view needs a late child. */
  | WantChild
  /** A page opened that needs a place, or a module as well. */
  | { readonly type: 'page.enter'; readonly needs: PageNeeds }
  /** A store's page opened: its goods belong to this module. */
  | { readonly type: 'store.enter'; readonly moduleId: ModuleId }
  | { readonly type: 'module.ask'; readonly asked: string | null }
  /** The customer orders goods on the page, which belong to this module. */
  | { readonly type: 'module.enter'; readonly moduleId: ModuleId };

export type Report =
  /** A look-up of zones or another tab changed the place. */
  | { readonly type: 'place.change'; readonly place: Place | null }
  /** The customer picked the place to order for. */
  | { readonly type: 'place.pick'; readonly place: Place }
  /** Another tab changed the module. */
  | { readonly type: 'module.change'; readonly module: Module | null }
  /** The choice of a module ended; null where none changed. */
  | { readonly type: 'module.settle'; readonly module: Module | null }
  | { readonly type: 'child.ready'; readonly id: LateChildId }
  /** The child's code failed to load after several attempts. */
  | { readonly type: 'child.missing'; readonly id: LateChildId }
  | { readonly type: 'dialog.ready'; readonly id: DialogId }
  /** The dialog's code failed to load after several attempts. */
  | { readonly type: 'dialog.missing'; readonly id: DialogId }
  /** The session's customer or guest changed. */
  | { readonly type: 'identity.change'; readonly identity: Identity };

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    storefront: Event;
  }
}

/** A dialog ended. It has reported its own result. */
export type DialogDone = { readonly type: 'xstate.done.actor.*'; readonly actorId: string };

export type Input = {
  readonly theme: Theme;
  readonly language: Language;
  readonly languageChanged: boolean;
  readonly place: Place | null;
  readonly module: Module | null;
  /** Id or type of the module from the address bar. */
  readonly askedModule: string | null;
  /** True where the page was reloaded while the pick-location modal was open. */
  readonly mapModalInterrupted: boolean;
  readonly token: string | null;
  readonly guestId: string | null;
  readonly guestByChoice: boolean;
  /** Line count of the trip cart at its last read, in this tab or another. */
  readonly tripCount: number;
};

/** Loading state of a late child, and the commands that wait for it. */
export type LateState = {
  readonly is: 'wanted' | 'fetching' | 'missing' | 'running';
  readonly commands: readonly NonNullable<WantChild['command']>[];
};

/** Facts that decide when a late child is wanted; source of its input. */
export type ChildFacts = { readonly scope: Scope } & Pick<Input, 'tripCount'> &
  Pick<DialogFacts, 'config'>;

export type FetchCode =
  | { readonly type: 'child.fetch'; readonly id: LateChildId }
  | { readonly type: 'dialog.fetch'; readonly id: DialogId };

export type AwaitedDialogs = {
  readonly [Id in DialogId]?: {
    readonly is: 'wanted' | 'fetching' | 'missing';
    readonly request: AppDialogs[Id];
  };
};

export type Context = {
  readonly input: Input;
  readonly config: AppConfig | null;
  readonly failure: CallFailure | null;
  readonly identity: Identity;
  readonly place: Place | null;
  readonly module: Module | null;
  readonly askedModule: string | null;
  /** Open dialogs, the last one opened at the end. */
  readonly dialogs: readonly DialogId[];
  /** Open dialogs without code yet, with their requests. */
  readonly awaited: AwaitedDialogs;
  /** Late children; those never wanted are missing. */
  readonly late: Readonly<Partial<Record<LateChildId, LateState>>>;
  /** The scope last reported to the long-lived children. */
  readonly reported: Scope;
};

/** Sent with every call to the server. */
export type CallScope = {
  readonly identity: Identity;
  readonly place: Place | null;
  readonly module: Module | null;
  readonly language: Language;
  readonly config: AppConfig | null;
};

export type Tag = 'opening' | 'open' | 'closed';
export type ConfigAnswer = Result<AppConfig, CallFailure>;

export const slots = {
  actors: {
    readConfig: portActor<undefined, ConfigAnswer>('readConfig'),
    watchOtherTabs: portListener<Report>('watchOtherTabs'),
    toasts: toastsMachine,
    theme: themeMachine,
    language: languageMachine,
    session: sessionMachine,
    cart: cartMachine,
    placeValidity: placeValidityMachine,
    fetchCode: portListener<Report, undefined, FetchCode>('fetchCode'),
    ...childMachines,
    ...dialogMachines,
  },
  effects: {
    /** Calls carry the scope that the storefront owns. */
    setCallScope: effect<CallScope>(),
  },
};

const base = setupMachine({
  types: {} as {
    input: Input;
    context: Context;
    events: Event | DialogDone;
    tags: Tag /** Each runs by the name of its slot. */;
    children: { [Name in keyof typeof slots.actors]: Name };
  },
  slots,
  sets: ['failure', 'identity', 'place', 'module', 'askedModule'],
  clears: ['askedModule'],
  guards: {
    placeIsMissing: ({ context }) => context.place === null,
    moduleIsAsked: ({ context }) => context.place !== null && context.askedModule !== null,
    mapModalWasInterrupted: ({ context }) => context.input.mapModalInterrupted,
    /** The place is set, no module is, and no dialog asks for either. */
    pageLacksModule: ({ context }, needs: PageNeeds) =>
      needs === 'place and module' &&
      context.place !== null &&
      context.module === null &&
      !isOpen(context, 'pickLocation') &&
      !isOpen(context, 'chooseModule'),
    /** A module is chosen after the place, and none is requested so far. */
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
    setConfig: assign((_, config: AppConfig) => ({ config, failure: null })),
    /** Each long-lived child drops the data of the previous scope. */
    reportScopeToCart: sendTo(to('cart'), ({ context }) => select.scopeChangeIn(context)),
    reportScopeToPlaceValidity: sendTo(to('placeValidity'), ({ context }) =>
      select.scopeChangeIn(context),
    ),
    reportScopeToToasts: sendTo('toasts', ({ context }) => select.scopeChangeIn(context)),
    setReported: assign(({ context }) => ({ reported: select.scopeIn(context) })),
    setWanted: assign(({ context }, wanted: WantChild) => select.withWanted(context, wanted)),
    fetchChild: sendTo('fetchCode', ({ context }): FetchCode => ({
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
      // Each id has its own input, which the types of a union cannot follow.
      const inputOf = appChildren[id].input as (facts: ChildFacts) => never;
      spawn(id, { id, systemId: id, input: inputOf(select.childFactsIn(context)) });
      return select.withChild(context, id, { is: 'running' });
    }),
    askChild: sendTo(
      ({ context, system }): AnyActorRef => to(select.askedChild(context).id)({ system }),
      ({ context }) => select.askedChild(context).command,
    ),
    dropCommand: assign(({ context }) => select.withoutCommand(context)),
    /** Open from now, and shown once its code has loaded. */
    openDialog: assign(({ context }, asked: DialogRequest) => select.withDialog(context, asked)),
    fetchDialog: sendTo('fetchCode', ({ context }): FetchCode => ({
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
    /** It stays open: the customer may retry or leave. */
    setDialogMissing: assign(({ context }, id: DialogId) =>
      select.withAwaited(context, id, 'missing'),
    ),
    setDialogWanted: assign(({ context }, id: DialogId) =>
      select.withAwaited(context, id, 'wanted'),
    ),
    startDialog: assign(({ context, spawn }, id: DialogId) => {
      // Each id has its own request and input, which the types of a union cannot follow.
      const inputOf = appDialogs[id].input as (facts: DialogFacts, request: unknown) => never;
      spawn(id, { id, input: inputOf(context, context.awaited[id]?.request) });
      return { awaited: select.withoutAwaited(context, id) };
    }),
    stopDialog: stopChild((_, id: string) => id),
    forgetDialogs: assign({ dialogs: [], awaited: {} }),
    forgetDialog: assign(({ context }, id: string) => select.withoutDialog(context, id)),
  },
});

export const storefront = base.extend({
  actions: {
    /** Late children get the same report as the others. */
    reportScopeToChildren: base.enqueueActions(({ context, enqueue }) => {
      for (const id of select.runningChildren(context)) {
        enqueue.sendTo(to(id), select.scopeChangeIn(context));
      }
    }),
  },
});

type DialogRequest = Omit<OpenDialog, 'type'>;

const isOpen = ({ dialogs }: Context, id: DialogId): boolean => dialogs.includes(id);
