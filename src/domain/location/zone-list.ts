import { parseId } from '#domain/kernel/id.ts';
import type { ZoneId } from './zone.ts';

/** A place lies in one zone (D-34). A longer list is no place, and each zone of it costs a query. */
const MAX_ZONES = 24;

/**
 * The zones of a place in the back end's format: a list as text, such as "[1]", of which the first 24 count.
 * It is stored and sent back verbatim, so it stays text; only these two functions parse it.
 */
export function zonesOf(text: string | null | undefined): readonly ZoneId[] {
  if (!text || text === 'undefined' || text === 'null') return [];
  try {
    const listed: unknown = JSON.parse(text);
    const raw = Array.isArray(listed) ? listed : [listed];
    const ids = raw.flatMap((one) => parseId<'Zone'>(one) ?? []);
    return [...new Set(ids)].slice(0, MAX_ZONES);
  } catch {
    return [];
  }
}

export const isServed = (text: string | null | undefined): text is string =>
  zonesOf(text).length > 0;
