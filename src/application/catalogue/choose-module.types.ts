import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ModuleSwitch } from './module-gate.port.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'module.choose'; readonly module: Module }
  | { readonly type: 'dialog.dismiss' }
  | { readonly type: 'list.retry' };

/**
 * The customer arrives, and the app looks what is to be chosen; wants to switch; or wants to order what
 * is on the page, which is of another module, and so stays on that page.
 */
export type Occasion = 'arrival' | 'switch' | 'order';

export type ModuleRequest = {
  /** The module that the address bar or a tile asked for, by id or type. */
  readonly asked: string | null;
  readonly occasion: Occasion;
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    chooseModule: ModuleRequest;
  }
}

/**
 * How a choice is settled once nothing speaks against it: silently, told in place, by the way home, or
 * told by the way home, which is a switch.
 */
export type Manner = 'silent' | 'told' | 'home' | 'switch';

export type Input = ModuleRequest & { readonly current: Module | null };

export type Context = Input & {
  readonly modules: readonly Module[];
  readonly failure: CallFailure | null;
  readonly chosen: Module | null;
  readonly manner: Manner;
};
export type Tag = 'asking' | 'loading' | 'failed' | 'empty';
export type { ModuleSwitch };
export type ModulesAnswer = Result<readonly Module[], CallFailure>;
