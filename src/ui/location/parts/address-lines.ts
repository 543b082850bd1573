import type { Address } from '#domain/location/address.ts';

/** What the map says, after what the customer typed to find the door; nothing twice. */
export const addressLines = ({ address, house, road, floor }: Address): readonly string[] => {
  const typed = [[house, road].filter(Boolean).join(' '), floor].filter(Boolean);
  return [...typed, address].filter((line, at, lines) => lines.indexOf(line) === at);
};
