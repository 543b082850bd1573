import { parseId } from '#domain/kernel/id.ts';
import type { ZoneId } from './zone.ts';

/**
 * The zones of a place as the app's back end writes them: a list in text form, such as "[1]". It is
 * kept and sent back verbatim, so it stays text; these two functions are all that looks inside.
 */
export function zonesOf(text: string | null | undefined): readonly ZoneId[] {
  if (!text || text === 'undefined' || text === 'null') return [];
  try {
    const listed: unknown = JSON.parse(text);
    const raw = Array.isArray(listed) ? listed : [listed];
    return raw.flatMap((one) => parseId<'Zone'>(one) ?? []);
  } catch {
    return [];
  }
}

export const isServed = (text: string | null | undefined): text is string =>
  zonesOf(text).length > 0;
