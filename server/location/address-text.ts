import type { Whereabouts } from './gazetteer.ts';

/** "Canal Street, SoHo, Manhattan, New York". Place names stay as on street signs. */
export function addressText({ near, neighbourhood, borough }: Whereabouts): string {
  const around = [neighbourhood === near ? null : neighbourhood, borough, 'New York'];
  return [near, ...around].filter(Boolean).join(', ');
}
