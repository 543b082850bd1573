import { parseContact, type ContactRefusals } from '#domain/account/contact.ts';
import type { Country } from '#domain/account/phone.ts';
import { fromDecimal } from '#domain/kernel/money.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import type { PickedPoint } from '#domain/location/place.ts';
import {
  isSamePlace,
  overLimits,
  wholeMeasures,
  type ChargePayer,
  type ParcelCategory,
  type ParcelContents,
  type ParcelEnd,
  type ParcelRequest,
} from './parcel.ts';

export const LONGEST_PARCEL_NOTE = 300;

export type EndName = 'sender' | 'receiver';
export type EndField = 'name' | 'phone' | 'note';
export type EndForm = Readonly<Record<EndField, string>> & {
  readonly place: Pick<PickedPoint, 'point' | 'address'> | null;
};
export type EndRefusals = Pick<ContactRefusals, 'name' | 'phone'> & {
  readonly place?: 'missing' | 'same';
  readonly note?: 'tooLong';
};

export type ContentsField = 'weight' | 'length' | 'value';
export type ContentsForm = Readonly<Record<ContentsField, string>> & {
  /** The sender confirms that the parcel holds nothing prohibited. */
  readonly acknowledged: boolean;
};
export type ContentsRefusals = Partial<
  Record<ContentsField, 'missing' | 'malformed' | 'tooMuch'>
> & { readonly acknowledged?: 'missing' };

export type ParcelForm = {
  readonly sender: EndForm;
  readonly receiver: EndForm;
  readonly contents: ContentsForm;
  readonly payer: ChargePayer;
};

const EMPTY_END: EndForm = { name: '', phone: '', note: '', place: null };
export const EMPTY_PARCEL_FORM: ParcelForm = {
  sender: EMPTY_END,
  receiver: EMPTY_END,
  contents: { weight: '', length: '', value: '', acknowledged: false },
  payer: 'sender',
};

/** True when the note contains this sentence on a line of its own. */
export const noteSays = (note: string, sentence: string): boolean =>
  note.split('\n').includes(sentence);

/** Appends the sentence as the last line of the note, or removes it. Typed text stays. */
export const toggleInNote = (note: string, sentence: string): string =>
  noteSays(note, sentence)
    ? note
        .split('\n')
        .filter((line) => line !== sentence)
        .join('\n')
    : [note.trimEnd(), sentence].filter((line) => line !== '').join('\n');

export function parseEnd(form: EndForm, country: Country): Result<ParcelEnd, EndRefusals> {
  const contact = parseContact({ ...form, email: '' }, { emailNeeded: false, country });
  const note = shownText(form.note);
  const isTooLong = note.length > LONGEST_PARCEL_NOTE;
  if (contact.ok && form.place && !isTooLong) {
    const { name, phone } = contact.value;
    return ok({ name, phone, note, address: form.place.address, point: form.place.point });
  }
  return refuse({
    ...(contact.ok ? {} : contact.failure),
    ...(form.place ? {} : { place: 'missing' }),
    ...(isTooLong ? { note: 'tooLong' } : {}),
  });
}

/** The receiver must be elsewhere than the sender. */
export function parseReceiver(
  { sender, receiver }: Pick<ParcelForm, 'sender' | 'receiver'>,
  country: Country,
): Result<ParcelEnd, EndRefusals> {
  const parsed = parseEnd(receiver, country);
  const [from, to] = [sender.place, receiver.place];
  if (!from || !to || !isSamePlace(from.point, to.point)) return parsed;
  return refuse({ ...(parsed.ok ? {} : parsed.failure), place: 'same' });
}

export function parseContents(
  form: ContentsForm,
  { id, limits }: ParcelCategory,
): Result<ParcelContents, ContentsRefusals> {
  const measures = {
    weight: decimalIn(form.weight),
    length: decimalIn(form.length),
    value: decimalIn(form.value),
  };
  const { weight, length, value } = measures;
  const contents = {
    category: id,
    ...wholeMeasures(weight ?? 0, length ?? 0),
    value: fromDecimal(value ?? 0, limits.value.currency),
  };
  const over = overLimits(contents, limits);
  const refusals: ContentsRefusals = {
    ...fieldRefusal('weight', form, weight, over.includes('weight')),
    ...fieldRefusal('length', form, length, over.includes('size')),
    ...fieldRefusal('value', form, value, over.includes('value')),
    ...(form.acknowledged ? {} : { acknowledged: 'missing' }),
  };
  return Object.keys(refusals).length === 0 ? ok(contents) : refuse(refusals);
}

/** Value may be 0; weight and size may not. */
function fieldRefusal(
  field: ContentsField,
  form: ContentsForm,
  read: number | null,
  isOver: boolean,
): ContentsRefusals {
  if (form[field].trim() === '') return { [field]: 'missing' };
  if (read === null || (read === 0 && field !== 'value')) return { [field]: 'malformed' };
  return isOver ? { [field]: 'tooMuch' } : {};
}

function decimalIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}

export type ParcelTerms = { readonly category: ParcelCategory; readonly country: Country };

/** Null while a part of the form is invalid. */
export function parcelIn(
  form: ParcelForm,
  { category, country }: ParcelTerms,
): ParcelRequest | null {
  const sender = parseEnd(form.sender, country);
  const receiver = parseReceiver(form, country);
  const contents = parseContents(form.contents, category);
  if (!sender.ok || !receiver.ok || !contents.ok) return null;
  return {
    sender: sender.value,
    receiver: receiver.value,
    contents: contents.value,
    payer: form.payer,
  };
}
