/**
 * Figures of other apps, measured once in the same way on a machine with two cores, and our targets. An empty
 * cell was not measured.
 */
export const PEER_COLUMNS = [
  'FCP s',
  'LCP s',
  'TBT ms',
  'CLS',
  'script kB in all',
  'requests in all',
];

export const PAGE_PEERS: readonly string[][] = [
  ['Vendure, Remix starter', '0.65–0.78', '1.0', '41–59', '0', '235–271', '27–54'],
  ['Medusa, storefront list page', '', '3.0', '100', '', '225', ''],
  ['the established commercial storefront', '', '10.0', '5800', '0.32', '1143', ''],
];

export const PRESS_PEERS: readonly string[][] = [
  ['(open an item: peers)', '192–747', '', '983', ''],
  ['(open the cart: peers)', '78–402', '', '', ''],
  ['(to reach)', '100', '', '150', '800'],
];

export const SERVER_PEERS: readonly string[][] = [
  ['(Vendure: a list from its search index)', '949', '', ''],
  ['(Vendure: add to a cart)', '226', '', ''],
  ['(Medusa: list, add)', '93, 10', '', ''],
  ['(to reach: list, the same uncached, add)', '2000, 900, 450', '', ''],
];
