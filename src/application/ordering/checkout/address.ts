import type { ContactField } from '#domain/account/contact.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import {
  DOOR_FIELDS,
  type AddressDraft,
  type AddressId,
  type Door,
} from '#domain/location/address.ts';
import type { Place } from '#domain/location/place.ts';
import type { OrderForm } from '#domain/ordering/order-form.ts';
import type * as Checkout from './setup.ts';
import type { Visitor } from '#application/account/visitor.ts';

/** Snapshot of the saved address: later changes do not affect the order. */
export type OrderAddress = AddressDraft & { readonly id: AddressId | null };
/** With the door details typed before, restored with the customer's own place. */
export type ChosenAddress = {
  readonly address: OrderAddress;
  readonly before: Door;
};

type Context = Pick<Checkout.Context, 'form' | 'shopping' | 'address'>;

/** Destination: the chosen address, or the customer's place. */
export const placeOf = ({
  address,
  shopping,
}: Pick<Context, 'address' | 'shopping'>): Pick<Place, 'point' | 'address'> | null =>
  address?.address ?? shopping?.place ?? null;

/** Fills place and door, and the contact unless another was typed. */
export function withAddress(context: Context, address: OrderAddress) {
  const { form } = context;
  return {
    address: { address, before: context.address?.before ?? doorOf(form) },
    form: {
      ...form,
      ...personal(context, textsOf(address)),
      ...doorOf(address),
    },
    focusOn: null,
  };
}

const doorOf = (from: Door): Door => recordOf(DOOR_FIELDS, (field) => from[field]);

export function withoutAddress(context: Context) {
  const { form, address } = context;
  return {
    address: null,
    form: { ...form, ...personal(context, {}), ...address?.before },
    focusOn: null,
  };
}

type Text = ContactField | 'note';
type Texts = Partial<Readonly<Record<Text, string>>>;

const textsOf = ({ contact, directions }: AddressDraft): Texts => ({
  name: contact.name,
  phone: contact.phone,
  email: contact.email ?? '',
  note: directions,
});

/** Keeps typed values. Replaces those filled in from the profile or an earlier address. */
function personal({ form, address, shopping }: Context, next: Texts) {
  const own = shopping ? ownTexts(shopping.customer) : {};
  const last = address ? textsOf(address.address) : {};
  const textIn = (field: Text): string => {
    const isTyped = ![undefined, '', own[field], last[field]].includes(form[field]);
    return isTyped ? form[field] : next[field] || (own[field] ?? '');
  };
  return recordOf(['name', 'phone', 'email', 'note'], textIn);
}

function ownTexts(customer: Visitor): Texts {
  if (customer.kind !== 'customer' || !customer.profile) return {};
  const { firstName, lastName, phone, email } = customer.profile;
  return { name: `${firstName} ${lastName}`.trim(), phone, email: email ?? '' };
}

type Filled = Pick<Checkout.Context, 'form' | 'filledFor'>;

/** An address belongs to its customer: it is cleared with its data when they have left. */
export function addressKept(
  { address, filledFor }: Pick<Checkout.Context, 'address' | 'filledFor'>,
  { customer }: Pick<Checkout.Shopping, 'customer'>,
  filled: Filled,
  emptied: Partial<OrderForm>,
): Partial<Checkout.Context> {
  if (!address) return filled;
  if (customer.kind === 'guest') {
    return { ...filled, address: null, form: { ...filled.form, ...emptied } };
  }
  const isAnother = filledFor !== null && filled.filledFor !== filledFor;
  return isAnother ? { ...filled, address: null } : filled;
}
