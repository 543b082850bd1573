import { Defect } from '#domain/kernel/defect.ts';
import { instant, type Instant } from '#domain/kernel/instant.ts';

/** A moment of the wire. Without a time zone it is UTC, as all stored moments are. */
export function toInstant(text: string): Instant {
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const milliseconds = Date.parse(isZoned ? text : `${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(milliseconds)) throw new Defect(`Not a moment: ${JSON.stringify(text)}`);
  return instant(milliseconds);
}
