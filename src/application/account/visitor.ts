import type { ContactForm } from '#domain/account/contact.ts';
import type { Profile } from '#domain/account/profile.ts';

/** Who fills in a checkout. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly profile: Profile | null }
  /** Their session ran out. Until they have said how to go on, the cart is not to be seen. */
  | { readonly kind: 'sessionEnded' };

type Facts = { readonly cart: { readonly kind: string }; readonly customer: Visitor };
type Heard<Told extends Facts> = {
  readonly shopping: Told | null;
  readonly sessionEnded: boolean;
};

/** What is heard, and of whom. After a session has run out the cart is kept as its customer saw it. */
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
  /** Whose profile filled in the form. */
  readonly filledFor: Profile['id'] | null;
};

/** Whether a form was filled in for a customer who is not the one who is here now. */
export function hasLeft(filledFor: Profile['id'] | null, customer: Visitor): boolean {
  if (filledFor === null) return false;
  const profile = profileIn(customer);
  return customer.kind === 'guest' || (profile !== null && profile.id !== filledFor);
}

/**
 * A customer's profile fills what is empty, once: what is cleared afterwards stays so. What one customer
 * has said of themselves is not the next one's: it is `emptied` when another one comes.
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
