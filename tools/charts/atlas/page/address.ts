/** Every flow, state, transition and requirement of the atlas has an address. */
export type Address =
  | { readonly kind: 'home' }
  | { readonly kind: 'flow'; readonly flow: string }
  | { readonly kind: 'state'; readonly flow: string; readonly path: string }
  | { readonly kind: 'transition'; readonly flow: string; readonly id: string }
  | { readonly kind: 'requirements' }
  | { readonly kind: 'requirement'; readonly id: string }
  | { readonly kind: 'changes' }
  | { readonly kind: 'changed flow'; readonly flow: string }
  | { readonly kind: 'everything' };

/** `#cart/cart/replacing.emptying`, `#cart/cart/~…`, `#requirements/CART-01`. */
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

export function addressIn(hash: string): Address {
  const [first = '', second = '', ...rest] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (first === '') return { kind: 'home' };
  if (first === 'changes' && second !== '')
    return { kind: 'changed flow', flow: [second, ...rest].join('/') };
  if (first === 'changes' || first === 'everything') return { kind: first };
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
