import { isLanguage } from '#domain/shell/language.ts';
import { parseId } from '#domain/kernel/id.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import { isServed } from '#domain/location/zone-list.ts';
import type { Edges } from './edges.ts';
import type { RequestScope } from './http-client.ts';
import { KEYS } from './storage-keys.ts';

/** Who asks, from where, in which language: read from the browser's memory, so every tab agrees. */
export function createRequestScope({ localStore, sessionStore }: Edges): () => RequestScope {
  return () => {
    const zones = localStore.read(KEYS.zones);
    const language = localStore.read(KEYS.language);
    return {
      token: localStore.read(KEYS.token) ?? sessionStore.read(KEYS.token),
      guestId: guestIdIn(localStore.read(KEYS.guestId)),
      zones: isServed(zones) ? zones : null,
      moduleId: moduleIdIn(localStore.read(KEYS.module)),
      language: isLanguage(language) ? language : 'en',
      point: pointIn(localStore.read(KEYS.point)),
    };
  };
}

/** The object that a stored JSON text holds; null for rubbish. */
export function objectIn(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export function moduleIdIn(text: string | null): number | null {
  const found = objectIn(text)?.['id'];
  return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : null;
}

function guestIdIn(text: string | null): string | null {
  const guest = parseId(text);
  return guest === null ? null : String(guest);
}

function pointIn(text: string | null) {
  const found = objectIn(text);
  return found ? parseGeoPoint(found['lat'], found['lng']) : null;
}
