import type { Words } from '#server/kernel/words.ts';
import type { Whereabouts } from './gazetteer.ts';

/** "Near Canal Street, SoHo, Manhattan, New York". Place names stay as the street signs write them. */
export function addressWords({ near, neighbourhood, borough }: Whereabouts): Words {
  const around = [neighbourhood === near ? null : neighbourhood, borough, 'New York'];
  const words = (first: string | null) => [first, ...around].filter(Boolean).join(', ');
  return { en: words(near && `Near ${near}`), hi: words(near && `${near} के पास`) };
}
