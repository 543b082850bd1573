import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { AddressField } from '#domain/location/address-form.ts';
import type { PickLocationActor } from '#application/location/pick-location/selectors.ts';
import type { saveAddressMachine, Command } from './machine.ts';

export type SaveAddressActor = ActorOf<typeof saveAddressMachine, Command>;
type Snapshot = SnapshotFrom<typeof saveAddressMachine>;

const VIEWS = ['form', 'picking', 'missing', 'unread'] as const;
export const viewOf = (snapshot: Snapshot): (typeof VIEWS)[number] | 'waiting' =>
  VIEWS.find((view) => snapshot.hasTag(view)) ?? 'waiting';
export const { failureOf, pickedOf, refusalsOf, isBusy } = selectorsOf<Snapshot>();
export const mapOf = ({ children }: Snapshot): PickLocationActor | null => children.picking ?? null;
export const typeOf = ({ context }: Snapshot) => context.form.type;
export const textOf =
  (field: AddressField) =>
  ({ context }: Snapshot): string =>
    context.form[field];
export const refusalOf =
  <Field extends AddressField>(field: Field) =>
  ({ context }: Snapshot) =>
    context.refusals[field];
