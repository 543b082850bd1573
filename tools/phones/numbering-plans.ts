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

/** Where several countries have one calling code: the one that its numbers belong to unless they say otherwise. */
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

/** A line a country, in the form that the domain reads. */
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

/** What the library has and its types leave out. */
type LengthsByType = {
  readonly type: (
    name: 'FIXED_LINE' | 'MOBILE',
  ) => { readonly possibleLengths: () => readonly number[] } | undefined;
};

/** Of what people have at home and in their pockets; numbers of services differ. */
function lengthsOf(country: CountryCode): readonly [number, number] {
  const known = new Metadata(metadata);
  known.selectNumberingPlan(country);
  const plan = known.numberingPlan as LengthsByType | undefined;
  const lengths = (['FIXED_LINE', 'MOBILE'] as const).flatMap(
    (type) => plan?.type(type)?.possibleLengths() ?? [],
  );
  return [Math.min(...lengths), Math.max(...lengths)];
}

/** What may stand before a national number and does not belong to it. */
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
