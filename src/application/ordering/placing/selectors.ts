import type { ActorRefFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { orderRules } from './rules.ts';
import type { placingMachineOf } from './machine.ts';
import type * as Placing from './machine.ts';

/** What is placed, while it is on its way. */
export type PlacingActor<Of extends Placing.Sale = Placing.Orders> = ViewRef<
  ActorRefFrom<ReturnType<typeof placingMachineOf<Of>>>,
  Placing.Command
>;
/** As much of it as a view may ask for, whatever is placed. */
export type Snapshot<Of extends Placing.Sale = Placing.Orders> = {
  readonly context: Placing.Context<Of>;
  readonly status: string;
  hasTag(tag: Placing.Tag): boolean;
};
type Tagged = Pick<Snapshot, 'hasTag'>;

export const isBusy = (snapshot: Tagged): boolean => snapshot.hasTag('busy');
export const isUnsure = (snapshot: Tagged): boolean => snapshot.hasTag('unsure');
export const isInterrupted = (snapshot: Tagged): boolean => snapshot.hasTag('interrupted');
export const unanswered = <Of extends Placing.Sale>({
  context,
}: Snapshot<Of>): readonly Of['draft'][] => context.drafts;
const NONE: readonly never[] = [];
/** What is placed while the rest is on its way. At the end it belongs to the checkout. */
export const placed = <Of extends Placing.Sale>({
  context,
  status,
}: Snapshot<Of>): readonly Of['placed'][] => (status === 'active' ? context.placed : NONE);
export const quote = <Of extends Placing.Sale>({ context }: Snapshot<Of>): Of['quote'] | null =>
  context.orders?.quote ?? null;
/** What changed since the customer saw it; empty unless they are being asked about it. */
export const changesToAcceptOf =
  <Of extends Placing.Sale>({ differences }: Placing.Rules<Of>) =>
  (snapshot: Snapshot<Of>): readonly Of['difference'][] =>
    snapshot.hasTag('comparing') && snapshot.context.orders
      ? differences(snapshot.context.orders)
      : NONE;
export const changesToAccept = changesToAcceptOf(orderRules);
