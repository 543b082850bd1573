import type { LocalizedText } from './localized-text.ts';

/** Parts of a Valibot issue that determine its message. */
export type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
  readonly kind?: string;
  readonly type?: string;
  readonly received?: string;
  /** Types of a union, such as "(number | string)". */
  readonly expected?: string | null;
};

/** "Phone: enter a number", in both languages; a schema's own message is used as it is. */
export function issueMessages(issue: Issue, path: readonly string[]): LocalizedText {
  const texts = messageFor(issue);
  if (!texts) return issue.message;
  const field = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const known = FIELDS[field];
  const name = { en: known?.[0] ?? plainName(field), hi: known?.[1] ?? plainName(field) };
  const sentence = (label: string, words: string) => (label === '' ? words : `${label}: ${words}`);
  return { en: sentence(name.en, texts[0]), hi: sentence(name.hi, texts[1]) };
}

/** Valibot's default messages begin with "Invalid"; others were written for people. */
function messageFor({
  message,
  type = '',
  received,
  expected,
}: Issue): readonly [string, string] | null {
  if (!message.startsWith('Invalid ')) return null;
  if (received === 'undefined' || received === 'null') return MISSING;
  return (type === 'union' ? ofUnion(expected ?? '') : MESSAGES[type]) ?? NOT_UNDERSTOOD;
}

/** Schemas of numbers and flags accept text as well, so number and flag are checked before text. */
function ofUnion(expected: string): readonly [string, string] | undefined {
  const kinds = expected.replaceAll(/[()]/g, '').split(' | ');
  if (kinds.includes('boolean')) return YES_OR_NO;
  if (kinds.includes('number')) return NUMBER;
  if (kinds.includes('string')) return TEXT;
  return kinds.every((kind) => kind.startsWith('"')) ? MESSAGES['picklist'] : undefined;
}

const plainName = (field: string): string => {
  const words = field.replaceAll(/[_-]+/g, ' ').trim().slice(0, 40);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const MISSING = ['this is missing', 'यह ज़रूरी है'] as const;
const NOT_UNDERSTOOD = ['this value cannot be used', 'यह मान इस्तेमाल नहीं हो सकता'] as const;
const NUMBER = ['enter a number', 'एक संख्या लिखें'] as const;
const YES_OR_NO = ['answer yes or no', 'हाँ या नहीं में जवाब दें'] as const;
const TEXT = ['enter a text', 'कुछ शब्द लिखें'] as const;
const TOO_LITTLE = ['this is too little', 'यह बहुत कम है'] as const;
const TOO_MUCH = ['this is too much', 'यह बहुत ज़्यादा है'] as const;

/** Prompts by type of schema or check. */
const MESSAGES: Readonly<Record<string, readonly [string, string]>> = {
  number: NUMBER,
  finite: NUMBER,
  integer: ['enter a whole number', 'एक पूर्ण संख्या लिखें'],
  safe_integer: ['enter a whole number', 'एक पूर्ण संख्या लिखें'],
  min_value: TOO_LITTLE,
  max_value: TOO_MUCH,
  string: TEXT,
  min_length: ['this is too short', 'यह बहुत छोटा है'],
  max_length: ['this is too long', 'यह बहुत लंबा है'],
  email: ['enter a valid e-mail address', 'सही ई-मेल पता लिखें'],
  array: ['enter a list', 'एक सूची दें'],
  picklist: ['choose one of what is offered', 'दिए गए विकल्पों में से चुनें'],
  regex: ['check how it is written', 'देखें कि यह ठीक से लिखा है'],
};

/** Display names of fields. */
const FIELDS: Readonly<Record<string, readonly [string, string]>> = {
  phone: ['Phone', 'फ़ोन'],
  contact_number: ['Phone', 'फ़ोन'],
  contact_person_number: ['Phone', 'फ़ोन'],
  contact_person_name: ['Name', 'नाम'],
  contact_person_email: ['E-mail', 'ई-मेल'],
  email: ['E-mail', 'ई-मेल'],
  email_or_phone: ['E-mail or phone', 'ई-मेल या फ़ोन'],
  password: ['Password', 'पासवर्ड'],
  f_name: ['First name', 'नाम'],
  l_name: ['Last name', 'उपनाम'],
  name: ['Name', 'नाम'],
  address: ['Address', 'पता'],
  label: ['Name of the address', 'पते का नाम'],
  delivery_instruction: ['Directions', 'रास्ते की जानकारी'],
  road: ['Street', 'सड़क'],
  house: ['House', 'मकान'],
  floor: ['Floor', 'मंज़िल'],
  order_id: ['Order ID', 'ऑर्डर आईडी'],
  order_note: ['Note', 'नोट'],
  quantity: ['Quantity', 'मात्रा'],
  variation: ['Choices', 'विकल्प'],
  search_text: ['Search', 'खोज'],
  reason: ['Reason', 'कारण'],
  lat: ['Latitude', 'अक्षांश'],
  lng: ['Longitude', 'देशांतर'],
};
