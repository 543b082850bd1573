import type { Arrow, Box } from '../diagram.ts';
import type { Line } from './lines.ts';

export type Point = { readonly x: number; readonly y: number };
export type Area = Point & { readonly width: number; readonly height: number };

/** A line of text, or the link to the chart of a started machine, at its place in a box. */
export type PlacedLine = Line & {
  /** Of the baseline, from the top of the box. */
  readonly y: number;
};

export type PlacedBox = Area & {
  readonly box: Box;
  /** The name, and the lines about the state itself. */
  readonly head: readonly PlacedLine[];
  /** Its transitions. */
  readonly rows: readonly PlacedLine[];
};
export type PlacedArrow = {
  readonly arrow: Arrow;
  readonly route: readonly Point[];
  readonly words: (Area & { readonly lines: readonly PlacedLine[] }) | null;
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
