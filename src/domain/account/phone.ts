import { foldTyped } from '#domain/kernel/fold-typed.ts';
import { NUMBERING_PLANS } from './numbering-plans.ts';

/** The country of the store as two letters: "US". Numbers without a calling code are read as dialled there. */
export type Country = string;

type Plan = {
  readonly country: Country;
  readonly callingCode: string;
  /** Not part of the number; empty for none. */
  readonly trunk: string;
  readonly shortest: number;
  readonly longest: number;
  readonly groups: readonly number[];
};

const plans: readonly Plan[] = NUMBERING_PLANS.trim()
  .split('\n')
  .map((line) => {
    const [country = '', callingCode = '', trunk = '', lengths = '', groups = ''] = line.split(' ');
    const [shortest = 0, longest = 0] = lengths.split('-').map(Number);
    return {
      country,
      callingCode,
      trunk: trunk === '-' ? '' : trunk,
      shortest,
      longest,
      groups: groups.split('-').map(Number),
    };
  });
const planIn = new Map(plans.map((plan) => [plan.country, plan]));
/** Reversed, so that the main country of a shared calling code wins. */
const planOf = new Map(plans.toReversed().map((plan) => [plan.callingCode, plan]));

/**
 * Returns the number as "+12125550123"; null when it cannot be one. Without a calling code it belongs to the
 * country. Numbers with a calling code are not checked against its plan: plans change.
 */
export function parsePhone(text: string, country: Country): string | null {
  const digits = foldTyped(text)
    .replace(/^tel:/i, '')
    .replaceAll(/[\s().\-/]/g, '');
  const international = internationalOf(digits, planIn.get(country.toUpperCase()));
  if (international === null) return null;
  const phone = withoutTrunk(international);
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null;
}

function internationalOf(digits: string, plan: Plan | undefined): string | null {
  if (/^\+\d+$/.test(digits)) return digits;
  if (!/^\d+$/.test(digits)) return null;
  const prefix = plan?.callingCode === '1' ? /^(011|00)/ : /^00/;
  if (prefix.test(digits)) return digits.replace(prefix, '+');
  if (!plan) return null;
  const { callingCode, trunk } = plan;
  const national =
    [trunk, ''].filter((before) => digits.startsWith(before) && fits(digits, before, plan))[0] ??
    (digits.startsWith(callingCode) && fits(digits, callingCode, plan) ? callingCode : null);
  return national === null ? null : `+${callingCode}${digits.slice(national.length)}`;
}

const fits = (digits: string, before: string, { shortest, longest }: Plan): boolean => {
  const length = digits.length - before.length;
  return length >= shortest && length <= longest;
};

/** "+44 (0)20": the zero is dialled inside the country only, where a number begins with another digit. */
function withoutTrunk(phone: string): string {
  const plan = planFor(phone);
  if (plan?.trunk !== '0') return phone;
  const national = phone.slice(1 + plan.callingCode.length);
  return /^0[1-9]/.test(national) ? `+${plan.callingCode}${national.slice(1)}` : phone;
}

/** No calling code is a prefix of another one. */
const planFor = (phone: string): Plan | undefined =>
  [1, 2, 3].map((length) => planOf.get(phone.slice(1, 1 + length))).find(Boolean);

/** Formats as "+1 212 555 0123"; returns other text unchanged. */
export function formatPhone(phone: string): string {
  const plan = /^\+\d+$/.test(phone) ? planFor(phone) : undefined;
  if (!plan) return phone;
  const national = phone.slice(1 + plan.callingCode.length);
  const isUsual = sum(plan.groups) === national.length;
  return [`+${plan.callingCode}`, ...cut(national, isUsual ? plan.groups : threes(national))].join(
    ' ',
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Groups of three; a single last digit joins the group before. */
function threes({ length }: string): readonly number[] {
  const groups = Array.from({ length: Math.ceil(length / 3) }, () => 3);
  const over = length % 3;
  if (over === 0) return groups;
  return over === 1 ? [...groups.slice(0, -2), 4] : [...groups.slice(0, -1), 2];
}

function cut(digits: string, groups: readonly number[]): readonly string[] {
  let from = 0;
  return groups.map((length) => digits.slice(from, (from += length)));
}
