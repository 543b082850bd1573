import { parseGeoPoint, type GeoPoint } from '#domain/location/geo-point.ts';

/** Null for invalid text. */
export function objectIn(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Null for invalid text. */
export function pointIn(text: string | null): GeoPoint | null {
  const stored = objectIn(text);
  return stored && parseGeoPoint(stored['lat'], stored['lng']);
}

export function moduleIdIn(text: string | null): number | null {
  const found = objectIn(text)?.['id'];
  return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : null;
}

export function moduleTypeIn(text: string | null): string | null {
  const found = objectIn(text)?.['module_type'];
  return typeof found === 'string' && /^\w{1,40}$/.test(found) ? found : null;
}

/** Empty for invalid text. */
export function listIn(text: string | null): readonly unknown[] {
  const value = objectIn(text);
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
