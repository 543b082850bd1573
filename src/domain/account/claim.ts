import { parsePhone, type Country } from '#domain/account/phone.ts';
import { foldTyped } from '#domain/kernel/fold-typed.ts';
import { parseId, type Id } from '#domain/kernel/id.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** A guest's proof that an order or a trip is theirs: its id and the phone number given with it. */
export type Claim<Name extends string> = {
  readonly id: Id<Name>;
  readonly phone: string | null;
};

export type ClaimForm = { readonly id: string; readonly phone: string };
export type ClaimRefusals = Partial<Record<keyof ClaimForm, 'missing' | 'malformed'>>;

/** A plus sign in a typed link arrives as a space. */
export const claimFormOf = (asked: {
  readonly id: string | null;
  readonly phone: string | null;
}): ClaimForm => ({
  id: asked.id ?? '',
  phone: (asked.phone ?? '').replace(/^ (?=\d)/, '+'),
});

export type ClaimTerms = { readonly signedIn: boolean; readonly country: Country };

/** A signed-in customer needs the id of their own order only; a guest the phone number too. */
export function parseClaim<Name extends string>(
  form: ClaimForm,
  { signedIn, country }: ClaimTerms,
): Result<Claim<Name>, ClaimRefusals> {
  const id = idIn<Name>(form.id);
  const phone = parsePhone(form.phone, country);
  const isPhoneFine = phone !== null || (signedIn && form.phone.trim() === '');
  if (id !== null && isPhoneFine) return ok({ id, phone });
  return refuse({
    ...(id === null ? { id: kindOf(form.id) } : {}),
    ...(isPhoneFine ? {} : { phone: kindOf(form.phone) }),
  });
}

/** Accepts an id as shown, "#100042", and the bare id of a link. */
const idIn = <Name extends string>(text: string) =>
  parseId<Name>(foldTyped(text).replace(/^# ?/, ''));

const kindOf = (text: string) => (text.trim() === '' ? 'missing' : 'malformed');
