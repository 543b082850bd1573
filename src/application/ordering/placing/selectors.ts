import type { ActorRefFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { orderRules } from './rules.ts';
import type { placingMachineOf } from './machine.ts';
import type * as Placing from './machine.ts';

export type PlacingActor<Of extends Placing.Sale = Placing.Orders> = ViewRef<
  ActorRefFrom<ReturnType<typeof placingMachineOf<Of>>>,
  Placing.Command
>;
/** The part that views read, for every kind of sale. */
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
/** Orders placed while the rest is pending. At the end they belong to the checkout. */
export const placed = <Of extends Placing.Sale>({
  context,
  status,
}: Snapshot<Of>): readonly Of['placed'][] => (status === 'active' ? context.placed : NONE);
export const quote = <Of extends Placing.Sale>({ context }: Snapshot<Of>): Of['quote'] | null =>
  context.orders?.quote ?? null;
/** Changes to accept; empty unless the customer is being asked. */
export const changesToAcceptOf =
  <Of extends Placing.Sale>({ differences }: Placing.Rules<Of>) =>
  (snapshot: Snapshot<Of>): readonly Of['difference'][] =>
    snapshot.hasTag('comparing') && snapshot.context.orders
      ? differences(snapshot.context.orders)
      : NONE;
export const changesToAccept = changesToAcceptOf(orderRules);
