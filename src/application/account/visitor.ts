import type { ContactForm } from '#domain/account/contact.ts';
import type { Profile } from '#domain/account/profile.ts';

export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly profile: Profile | null }
  /** The session has expired. The cart is hidden until the customer has chosen how to go on. */
  | { readonly kind: 'sessionEnded' };

type Facts = { readonly cart: { readonly kind: string }; readonly customer: Visitor };
type Heard<Told extends Facts> = {
  readonly shopping: Told | null;
  readonly sessionEnded: boolean;
};

/**
 * Applies a report and its visitor. After a session has expired the cart stays as its customer saw
 * it.
 */
export function heard<Told extends Facts>(
  { shopping: known, sessionEnded }: Heard<Told>,
  told: Told,
): Heard<Told> {
  if (told.customer.kind !== 'sessionEnded') return { shopping: told, sessionEnded: false };
  const isKept = sessionEnded || known?.customer.kind === 'customer';
  if (!isKept || known?.cart.kind !== 'read') {
    return { shopping: { ...told, customer: { kind: 'guest' } }, sessionEnded: false };
  }
  const { cart, customer } = known;
  return { shopping: { ...told, cart, customer }, sessionEnded: true };
}

export const profileIn = (visitor: Visitor): Profile | null =>
  visitor.kind === 'customer' ? visitor.profile : null;

type Filled<Form> = {
  readonly form: Form;
  readonly filledFor: Profile['id'] | null;
};

/** True where the form was filled in for a customer who is no longer here. */
export function hasLeft(filledFor: Profile['id'] | null, customer: Visitor): boolean {
  if (filledFor === null) return false;
  const profile = profileIn(customer);
  return customer.kind === 'guest' || (profile !== null && profile.id !== filledFor);
}

/**
 * Fills empty fields from the customer's profile, once: fields cleared afterwards stay empty.
 * Another customer gets an `emptied` form.
 */
export function prefilled<Form extends ContactForm>(
  { form, filledFor }: Filled<Form>,
  { customer }: Pick<Facts, 'customer'>,
  emptied: Partial<Form>,
): Filled<Form> {
  const profile = profileIn(customer);
  const isAnothers = hasLeft(filledFor, customer);
  const own = isAnothers ? { ...form, ...emptied } : form;
  if (!profile) return { form: own, filledFor: isAnothers ? null : filledFor };
  if (profile.id === filledFor) return { form, filledFor };
  return {
    form: {
      ...own,
      name: own.name || `${profile.firstName} ${profile.lastName}`.trim(),
      phone: own.phone || profile.phone,
      email: own.email || (profile.email ?? ''),
    },
    filledFor: profile.id,
  };
}
