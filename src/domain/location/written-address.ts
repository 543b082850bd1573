import type { Door } from './address.ts';

export type WrittenAddress = Door & { readonly address: string };

/** Such as "21", "3A" or "-1": a floor number without the word "floor". */
const NUMBER_ALONE = /^-?\d+\p{L}?$/u;

/**
 * The map's address after the customer's details of the door, without duplicates such as the street. A bare
 * number is labelled as a floor in the reader's language; text such as "Apartment 5" stays unchanged.
 */
export function addressLines(
  { address, house, road, floor }: WrittenAddress,
  floorInWords: (floor: string) => string,
): readonly string[] {
  const where = NUMBER_ALONE.test(floor) ? floorInWords(floor) : floor;
  const door = [house, road].filter(Boolean).join(' ');
  const rest = address.split(', ').filter((part) => ![door, road].some(isSameAs(part)));
  const lines = [door, where, rest.join(', ')];
  return lines.filter((line, at) => line !== '' && lines.indexOf(line) === at);
}

const isSameAs =
  (part: string) =>
  (typed: string): boolean =>
    typed !== '' && typed.toLowerCase() === part.toLowerCase();
