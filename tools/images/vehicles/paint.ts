import type { VehicleColour } from '#server/seed/rental/vehicle-pictures.ts';
import type { Tone } from '../ground.ts';
import { mix } from '../vessel.ts';

/** The colour of a body in light and in shade. */
export type Paint = {
  readonly base: string;
  readonly lit: string;
  readonly shade: string;
  /** Gaps between panels. */
  readonly line: string;
  /** The background tone that contrasts with the body. */
  readonly tone: Tone;
};

const BASES: Readonly<Record<VehicleColour, readonly [base: string, tone: Tone]>> = {
  red: ['#DB3A3C', 'sky'],
  blue: ['#2E6FD6', 'butter'],
  white: ['#F1F4F6', 'pine'],
  graphite: ['#4B545F', 'apricot'],
  green: ['#2C8F60', 'blush'],
  sand: ['#DCC08C', 'lilac'],
};

export function paintOf(colour: VehicleColour): Paint {
  const [base, tone] = BASES[colour];
  const isPale = colour === 'white' || colour === 'sand';
  return {
    ...{ base, tone },
    lit: mix(base, '#FFFFFF', isPale ? 0.7 : 0.36),
    shade: mix(base, isPale ? '#4A5568' : '#14121F', isPale ? 0.34 : 0.38),
    line: mix(base, '#1A1A28', isPale ? 0.45 : 0.55),
  };
}

/** Gradients that every drawing of a vehicle refers to. */
export const paintDefs = ({ base, lit, shade }: Paint): string => `
  ${vertical('body', [0, lit], [0.3, base], [0.62, base], [1, shade])}
  ${vertical('panel', [0, lit], [1, base])}
  ${vertical('under', [0, base], [1, shade])}
  ${vertical('glass', [0, '#C3DDEB'], [0.45, '#6F8FA6'], [1, '#33475A'])}
  ${vertical('dim', [0, '#5F7A8E'], [1, '#243442'])}
  ${vertical('chrome', [0, '#FFFFFF'], [0.5, '#C4CBD3'], [1, '#8B949F'])}
  ${vertical('dark', [0, '#3C434C'], [1, '#1B1F25'])}
  ${vertical('lamp', [0, '#FFFFFF'], [1, '#F7E6A6'])}
  ${vertical('tail', [0, '#FF8074'], [1, '#B9141E'])}
  ${vertical('leather', [0, '#6B5A50'], [1, '#3B302B'])}
  ${vertical('cloth', [0, '#8C95A1'], [1, '#5A636F'])}
  <radialGradient id="tyre"><stop offset="0.62" stop-color="#15181C"/><stop offset="0.84" stop-color="#363C44"/><stop offset="1" stop-color="#1C2025"/></radialGradient>
  <linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="#A3ACB7"/></linearGradient>
  <filter id="soft" x="-30%" y="-100%" width="160%" height="300%"><feGaussianBlur stdDeviation="9"/></filter>`;

function vertical(id: string, ...stops: readonly (readonly [at: number, colour: string])[]) {
  const drawn = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${drawn.join('')}</linearGradient>`;
}
