import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';

/** The default country of a calling code that several share. */
const MAIN: readonly CountryCode[] = [
  'US',
  'GB',
  'AU',
  'IT',
  'NO',
  'FI',
  'RU',
  'MA',
  'GP',
  'RE',
  'CW',
  'SH',
];

/** A line per country, in the format that the domain parses. */
export function numberingPlans(): readonly string[] {
  const countries = getCountries().toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return countries.map((country) => {
    const [shortest, longest] = lengthsOf(country);
    const trunk = trunkOf(country);
    return [
      country,
      getCountryCallingCode(country),
      trunk,
      `${shortest}-${longest}`,
      groupsOf(country),
    ].join(' ');
  });
}

const rank = (country: CountryCode): number => (MAIN.includes(country) ? 0 : 1);

/** Data of the library that its types omit. */
type LengthsByType = {
  readonly type: (
    name: 'FIXED_LINE' | 'MOBILE',
  ) => { readonly possibleLengths: () => readonly number[] } | undefined;
};

/** Lengths of fixed-line and mobile numbers only; service numbers differ. */
function lengthsOf(country: CountryCode): readonly [number, number] {
  const known = new Metadata(metadata);
  known.selectNumberingPlan(country);
  const plan = known.numberingPlan as LengthsByType | undefined;
  const lengths = (['FIXED_LINE', 'MOBILE'] as const).flatMap(
    (type) => plan?.type(type)?.possibleLengths() ?? [],
  );
  return [Math.min(...lengths), Math.max(...lengths)];
}

/** The trunk prefix before a national number. */
function trunkOf(country: CountryCode): string {
  const national = exampleOf(country).nationalNumber;
  const known = exampleOf(country).number;
  return (
    ['80', '0', '1', '8', '06'].find((trunk) => {
      const dialled = parsePhoneNumberFromString(`${trunk}${national}`, country);
      return dialled?.isValid() && dialled.number === known;
    }) ?? '-'
  );
}

const groupsOf = (country: CountryCode): string =>
  exampleOf(country)
    .formatInternational()
    .split(' ')
    .slice(1)
    .map((group) => group.replaceAll(/\D/g, '').length)
    .join('-');

function exampleOf(country: CountryCode) {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`No example of a mobile number of ${country}`);
  return example;
}
