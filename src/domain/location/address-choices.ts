import type { Address, AddressDraft, AddressId } from './address.ts';

/** `state` compares the address with its saved version. */
export type AddressChoice = {
  readonly address: AddressDraft & Pick<Address, 'zone'> & { readonly id: AddressId | null };
  readonly chosen: boolean;
  readonly state: 'saved' | 'changed' | 'deleted';
};

type Chosen = AddressDraft & { readonly id: AddressId | null };

/**
 * Saved addresses, including the chosen one. If it was changed or deleted since, the chosen version comes
 * first. While the list is not read (null), it counts as unchanged.
 */
export function addressChoices(
  saved: readonly Address[] | null,
  chosen: Chosen | null,
): readonly AddressChoice[] {
  const choices = (saved ?? []).map((address) => ({
    address,
    chosen: chosen !== null && isSameAddress(address, chosen),
    state: 'saved' as const,
  }));
  if (!chosen || choices.some((choice) => choice.chosen)) return choices;
  const isStillThere = saved === null || saved.some(({ id }) => id === chosen.id);
  const state = saved === null ? 'saved' : isStillThere ? 'changed' : 'deleted';
  return [{ address: { ...chosen, zone: null }, chosen: true, state }, ...choices];
}

/** Compares all fields but id and zone. */
function isSameAddress(one: AddressDraft, other: AddressDraft): boolean {
  return factsOf(one) === factsOf(other);
}

const factsOf = ({ type, label, contact, address, point, ...door }: AddressDraft): string =>
  JSON.stringify([
    ...[type, label, address, door.road, door.house, door.floor, door.directions],
    ...[contact.name, contact.phone, contact.email, point.latitude, point.longitude],
  ]);
