import type { AddressDraft } from './address.ts';

/** What of an address is written down for a person to read. */
export type WrittenAddress = Pick<AddressDraft, 'address' | 'road' | 'house' | 'floor'>;

/** Such as "21", "3A" or "-1": nothing that would say by itself that it is a floor. */
const NUMBER_ALONE = /^-?\d+\p{L}?$/u;

/**
 * What the map says, after what the customer typed to find the door; nothing twice, such as the street. A number alone is said to
 * be a floor, in the words of the reader; what the customer wrote out, such as "Apartment 5", stays as it is.
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
