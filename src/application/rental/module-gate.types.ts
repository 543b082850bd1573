import type { ModuleSwitch } from '#application/catalogue/module-gate.port.ts';
import type { Principal } from '#domain/account/principal.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import type { RemovedLine, RemovedLines } from './rollback-journal.port.ts';
import type { TripCartAnswer, TripCartFailure } from './trip-cart-gateway.port.ts';

/** What a view may send. */
export type Command = { readonly type: 'prompt.confirm' } | { readonly type: 'prompt.cancel' };

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    moduleGate: Pick<ModuleSwitch, 'module'>;
  }
}

/** Whose trip cart it is, and the module that is about to be chosen. */
export type Input = { readonly who: Principal['key']; readonly module: Module };
export type Context = Input & {
  readonly cart: TripCart;
  /** What a tab that was closed had removed: it belongs to the trip cart, and is put back into it later. */
  readonly removed: RemovedLines | null;
  /** What the customer has said yes to; null before. */
  readonly agreed: readonly RemovedLine[] | null;
};
export type Note = { readonly who: Input['who']; readonly removed: RemovedLines | null };
export type Output = 'agreed' | 'kept';
export type Tag = 'asking' | 'busy';
export type { TripCartAnswer as Answer, TripCartFailure as Failure };
