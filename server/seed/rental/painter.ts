import { DRAWN } from './looks.ts';
import type { Body, Colour } from './models.ts';

/** Gives each vehicle of a body the next of the colours that the body is drawn in. */
export type Painter = (body: Body) => Colour;

export function painter(): Painter {
  const painted = new Map<Body, number>();
  return (body) => {
    const before = painted.get(body) ?? 0;
    painted.set(body, before + 1);
    const colours = DRAWN[body];
    return colours[before % colours.length] as Colour;
  };
}
