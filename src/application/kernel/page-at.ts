import { paths, type PageId } from './path.ts';

type Found = { readonly id: PageId; readonly params: Readonly<Record<string, string>> };

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);
const isName = (segment: string): boolean => segment.startsWith(':');

/** The more specific a pattern, the earlier it is matched. */
const vagueness = ({ segments, query }: Readonly<Record<'segments' | 'query', unknown[]>>) =>
  2 * segments.filter((segment) => isName(String(segment))).length + (query.length === 0 ? 1 : 0);

const patterns = Object.entries(paths)
  .map(([id, { pattern }]) => {
    const [path = '', query = ''] = pattern.split('?');
    return {
      id: id as PageId,
      segments: [...segmentsOf(path)],
      query: [...new URLSearchParams(query)],
    };
  })
  .toSorted((one, other) => vagueness(one) - vagueness(other));

/** The page of an address with its parameters; null where there is none. */
export function pageAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Found | null {
  const given = segmentsOf(pathname);
  const asked = new URLSearchParams(search);
  const found = patterns.find(
    ({ segments, query }) =>
      leadsTo(segments, given) && query.every(([key, value]) => asked.get(key) === value),
  );
  return found ? { id: found.id, params: paramsOf(found.segments, given) } : null;
}

const leadsTo = (segments: readonly string[], given: readonly string[]): boolean =>
  segments.length === given.length &&
  segments.every((segment, at) => isName(segment) || segment === given[at]?.toLowerCase());

const paramsOf = (segments: readonly string[], given: readonly string[]): Found['params'] =>
  Object.fromEntries(
    segments.flatMap((segment, at) =>
      isName(segment) ? [[segment.slice(1), given[at] ?? '']] : [],
    ),
  );
