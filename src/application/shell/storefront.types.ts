import type { DialogFacts, Identity, Scope } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { AppDialogs, DialogId, OpenDialog } from '#application/kernel/dialog.ts';
import type { LateChildId, WantChild } from '#application/kernel/late-child.ts';
import type { Module, ModuleId } from '#domain/catalogue/module.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Place } from '#domain/location/place.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Theme } from '#domain/shell/theme.ts';

/** What a page cannot do without. */
export type PageNeeds = 'place' | 'place and module';

/** What a view may send. */
export type Command =
  | { readonly type: 'app.retry' }
  | OpenDialog
  /** What is opening is left before it is rendered. */
  | { readonly type: 'dialog.leave'; readonly id: DialogId }
  /** The code of a dialog could not be had: it is asked for once more. */
  | { readonly type: 'dialog.retry'; readonly id: DialogId }
  /** A view cannot do without a child whose code comes late. */
  | WantChild
  /** A page came up that makes sense only somewhere, or only in a module. */
  | { readonly type: 'page.enter'; readonly needs: PageNeeds }
  /** The page of a store came up: what it sells belongs to this module. */
  | { readonly type: 'store.enter'; readonly moduleId: ModuleId }
  | { readonly type: 'module.ask'; readonly asked: string | null }
  /** The customer wants to order what is on the page, which is of this module. */
  | { readonly type: 'module.enter'; readonly moduleId: ModuleId };

/** What other actors and other tabs report. */
export type Report =
  /** The place was changed, by a look-up of its zones or in another tab. */
  | { readonly type: 'place.change'; readonly place: Place | null }
  /** The customer picked the place to shop for. */
  | { readonly type: 'place.pick'; readonly place: Place }
  /** The module was changed in another tab. */
  | { readonly type: 'module.change'; readonly module: Module | null }
  /** The choice of a module has ended; null where everything stays as it was. */
  | { readonly type: 'module.settle'; readonly module: Module | null }
  /** The code of a child has come. */
  | { readonly type: 'child.ready'; readonly id: LateChildId }
  /** The code of a child could not be had, though it was asked for several times. */
  | { readonly type: 'child.missing'; readonly id: LateChildId }
  /** The code of a dialog has come. */
  | { readonly type: 'dialog.ready'; readonly id: DialogId }
  /** The code of a dialog could not be had, though it was asked for several times. */
  | { readonly type: 'dialog.missing'; readonly id: DialogId }
  /** The session has another customer or guest. */
  | { readonly type: 'identity.change'; readonly identity: Identity };

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    storefront: Event;
  }
}

/** A dialog has ended. What came of it, it has reported itself. */
export type DialogDone = { readonly type: 'xstate.done.actor.*'; readonly actorId: string };

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
  /** How many lines the trip cart had when it was last read, in this tab or another. */
  readonly tripCount: number;
};

/** How far a child is whose code comes late, and what it was asked before it was there. */
export type LateState = {
  readonly is: 'wanted' | 'fetching' | 'missing' | 'running';
  readonly commands: readonly NonNullable<WantChild['command']>[];
};

/** What a child that comes late may be wanted for, and takes its input from. */
export type ChildFacts = { readonly scope: Scope } & Pick<Input, 'tripCount'> &
  Pick<DialogFacts, 'config'>;

/** What the storefront asks of the one who fetches code. */
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
  /** Those that are open, the one that was opened last at the end. */
  readonly dialogs: readonly DialogId[];
  /** Those of them whose code has not come, with what they were asked for. */
  readonly awaited: AwaitedDialogs;
  /** The children that come late; those that were never wanted are not among them. */
  readonly late: Readonly<Partial<Record<LateChildId, LateState>>>;
  /** What the long-lived children were told last. */
  readonly reported: Scope;
};

/** What every call to the server carries. */
export type CallScope = {
  readonly identity: Identity;
  readonly place: Place | null;
  readonly module: Module | null;
  readonly language: Language;
  /** Null until it has been read. */
  readonly config: AppConfig | null;
};

export type Tag = 'opening' | 'open' | 'closed';
export type ConfigAnswer = Result<AppConfig, CallFailure>;
