/** Every flow, state, transition, requirement and clause of the atlas has an address. */
export type Address =
  | { readonly kind: 'home' }
  | { readonly kind: 'flow'; readonly flow: string }
  | { readonly kind: 'state'; readonly flow: string; readonly path: string }
  | { readonly kind: 'transition'; readonly flow: string; readonly id: string }
  | { readonly kind: 'ask'; readonly flow: string; readonly question: Pairs }
  | { readonly kind: 'play'; readonly flow: string; readonly path: Pairs }
  | { readonly kind: 'notes'; readonly filter?: string }
  | { readonly kind: 'requirements' }
  | { readonly kind: 'requirement'; readonly id: string }
  | { readonly kind: 'clauses'; readonly filter?: string }
  | { readonly kind: 'clause'; readonly number: number }
  | { readonly kind: 'changes' }
  | { readonly kind: 'changed flow'; readonly flow: string }
  | { readonly kind: 'everything' };

/** Named values in order, as in the query of an address. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** `#cart/cart/replacing.emptying`, `#cart/cart/~…`, `#requirements/CART-01`, `#cart/cart/?ask&to=…`. */
export function hashOf(address: Address): string {
  switch (address.kind) {
    case 'home':
      return '#';
    case 'flow':
      return `#${address.flow}`;
    case 'state':
      return `#${address.flow}/${encodeURIComponent(address.path)}`;
    case 'transition':
      return `#${address.flow}/~${encodeURIComponent(address.id)}`;
    case 'ask':
      return `#${address.flow}/?${queryOf(address.kind, address.question)}`;
    case 'play':
      return `#${address.flow}/?${queryOf(address.kind, address.path)}`;
    case 'notes':
      return address.filter === undefined ? '#notes' : `#notes/${address.filter}`;
    case 'clauses':
      return address.filter === undefined ? '#clauses' : `#clauses/${address.filter}`;
    case 'clause':
      return `#clauses/${String(address.number)}`;
    case 'requirement':
      return `#requirements/${encodeURIComponent(address.id)}`;
    case 'changed flow':
      return `#changes/${address.flow}`;
    case 'requirements':
    case 'changes':
    case 'everything':
      return `#${address.kind}`;
  }
}

const queryOf = (view: string, pairs: Pairs): string =>
  [view, ...pairs.map(([name, value]) => `${name}=${encoded(value)}`)].join('&');

const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%20', '+');

const pairsIn = (parts: readonly string[]): Pairs =>
  parts.map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name, decodeURIComponent(value.join('=').replaceAll('+', ' '))] as const;
  });

export function addressIn(hash: string): Address {
  const [, asked = '', query = ''] = /^#\/?([^/?]+\/[^/?]+)\/\?(.*)$/.exec(hash) ?? [];
  if (asked !== '') return addressInFlow(asked, query.split('&'));
  const [first = '', second = '', ...rest] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (first === '') return { kind: 'home' };
  if (first === 'changes' && second !== '')
    return { kind: 'changed flow', flow: [second, ...rest].join('/') };
  if (first === 'changes' || first === 'everything') return { kind: first };
  if (first === 'notes') return second === '' ? { kind: first } : { kind: first, filter: second };
  if (first === 'clauses' && /^\d+$/.test(second))
    return { kind: 'clause', number: Number(second) };
  if (first === 'clauses') return second === '' ? { kind: first } : { kind: first, filter: second };
  if (first === 'requirements') {
    return second === '' ? { kind: 'requirements' } : { kind: 'requirement', id: second };
  }
  const flow = `${first}/${second}`;
  const last = rest.join('/');
  if (last === '') return { kind: 'flow', flow };
  return last.startsWith('~')
    ? { kind: 'transition', flow, id: last.slice(1) }
    : { kind: 'state', flow, path: last };
}

function addressInFlow(flow: string, [view, ...parts]: readonly string[]): Address {
  if (view === 'play') return { kind: 'play', flow, path: pairsIn(parts) };
  return view === 'ask' ? { kind: 'ask', flow, question: pairsIn(parts) } : { kind: 'flow', flow };
}
