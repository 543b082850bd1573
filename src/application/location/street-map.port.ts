import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';

/** Longitude and latitude, in the order of map data. */
export type Corner = readonly [longitude: number, latitude: number];
export type StreetKind = 'street' | 'avenue' | 'highway' | 'bridge';
export type Street = {
  readonly name: string;
  readonly kind: StreetKind;
  readonly lines: readonly (readonly Corner[])[];
};
export type MapLabel = { readonly name: string; readonly kind: string; readonly at: Corner };

/** Data of the embedded map: land, streets and place names. */
export type StreetMap = {
  /** Rings of land; every second ring inside another is water. */
  readonly land: readonly (readonly (readonly Corner[])[])[];
  readonly streets: readonly Street[];
  readonly labels: readonly MapLabel[];
};

export interface StreetMapReader {
  streetMap(): Promise<Result<StreetMap, CallFailure>>;
}
