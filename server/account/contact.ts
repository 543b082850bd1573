import {
  parseContact,
  type ContactField,
  type ContactForm,
  type ContactWithEmail,
} from '#domain/account/contact.ts';
import type { Country } from '#domain/account/phone.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { HttpError } from '#server/kernel/http-error.ts';

type Request = {
  readonly [Field in 'contact_person_name' | 'contact_person_number' | 'contact_person_email']?:
    | string
    | null
    | undefined;
};

/** Contact of the customer, from the request or else the account. */
export async function contactFor(
  db: Db,
  who: Principal,
  request: Request,
  { country }: { readonly country: Country },
): Promise<ContactWithEmail> {
  const known = who.kind === 'customer' ? await contactOf(db, who.id) : EMPTY;
  const given = {
    name: request.contact_person_name || known.name,
    phone: request.contact_person_number || known.phone,
    email: request.contact_person_email || known.email,
  };
  const parsed = parseContact(given, { emailNeeded: true, country });
  if (parsed.ok) return parsed.value;
  const fields = Object.keys(parsed.failure) as ContactField[];
  throw new HttpError(
    403,
    fields.map((field) => ({ code: CONTACT[field].field, message: CONTACT[field].message })),
  );
}

const EMPTY: ContactForm = { name: '', phone: '', email: '' };

async function contactOf(db: Db, id: number): Promise<ContactForm> {
  const { first_name, last_name, phone, email } = await db
    .selectFrom('customer')
    .select(['first_name', 'last_name', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name: `${first_name} ${last_name}`.trim(), phone, email };
}

const CONTACT = {
  name: {
    field: 'contact_person_name',
    message: { en: 'Enter your name', hi: 'अपना नाम लिखें' },
  },
  phone: {
    field: 'contact_person_number',
    message: {
      en: 'Enter a phone number with its country code',
      hi: 'देश कोड के साथ फ़ोन नंबर लिखें',
    },
  },
  email: {
    field: 'contact_person_email',
    message: { en: 'Enter a valid e-mail address', hi: 'सही ई-मेल पता लिखें' },
  },
};
