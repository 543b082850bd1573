import type { StreetKind } from '#application/location/location.queries.ts';

export type MapPalette = {
  readonly water: string;
  readonly land: string;
  readonly shore: string;
  readonly park: string;
  readonly road: Readonly<Record<StreetKind, { readonly fill: string; readonly edge: string }>>;
  readonly roadName: string;
  readonly placeName: string;
  readonly parkName: string;
  readonly halo: string;
};

const light: MapPalette = {
  water: '#cfe3ea',
  land: '#f6f3ec',
  shore: '#b9d0d8',
  park: '#7ba26d',
  road: {
    street: { fill: '#ffffff', edge: '#e4dfd4' },
    avenue: { fill: '#ffffff', edge: '#d9d2c3' },
    highway: { fill: '#fbe3b4', edge: '#e5c37f' },
    bridge: { fill: '#fdf0d4', edge: '#d8c294' },
  },
  roadName: '#6a6558',
  placeName: '#5a5648',
  parkName: '#47703a',
  halo: '#fbf9f4',
};

const dark: MapPalette = {
  water: '#10202a',
  land: '#1d2427',
  shore: '#2b3d47',
  park: '#4d7a4d',
  road: {
    street: { fill: '#343f43', edge: '#1f2629' },
    avenue: { fill: '#414c51', edge: '#1f2629' },
    highway: { fill: '#5a4a2c', edge: '#2b2519' },
    bridge: { fill: '#4a4232', edge: '#221f18' },
  },
  roadName: '#aab4b7',
  placeName: '#c3ccce',
  parkName: '#8fbf8a',
  halo: '#161c1f',
};

export const MAP_PALETTES = { light, dark } as const;
