import type { Arrow, Box, Label } from '../diagram.ts';

export type Point = { readonly x: number; readonly y: number };
export type Area = Point & { readonly width: number; readonly height: number };
export type Line = { readonly text: string; readonly label: Label };

export type PlacedBox = Area & {
  readonly box: Box;
  /** Lines below its name. */
  readonly facts: readonly string[];
  readonly rows: readonly Line[];
};
export type PlacedArrow = {
  readonly arrow: Arrow;
  readonly route: readonly Point[];
  readonly words: (Area & { readonly lines: readonly Line[] }) | null;
};
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** The initial dot, and the line from it. */
  readonly begin: readonly Point[];
};

const APART = 14;

/** True for areas that overlap, or that are closer than `apart`. */
export const doOverlap = (a: Area, b: Area, apart = APART): boolean =>
  a.x < b.x + b.width + apart &&
  b.x < a.x + a.width + apart &&
  a.y < b.y + b.height + apart &&
  b.y < a.y + a.height + apart;
