export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** A rounded distance for display, in the unit that suits its length. */
export type ShownDistance = { readonly count: number; readonly unit: 'km' | 'm' | 'mi' | 'ft' };

export const metresIn = (kilometres: number): number => kilometres * 1_000;

type Units = {
  readonly small: { readonly unit: 'm' | 'ft'; readonly metres: number };
  readonly large: { readonly unit: 'km' | 'mi'; readonly metres: number };
  /** Metres from which the larger unit applies. */
  readonly from: number;
};

const UNITS: Readonly<Record<DistanceUnit, Units>> = {
  km: { small: { unit: 'm', metres: 1 }, large: { unit: 'km', metres: 1_000 }, from: 975 },
  mi: {
    small: { unit: 'ft', metres: 0.3048 },
    large: { unit: 'mi', metres: 1_609.344 },
    from: 161,
  },
};
const STEP = 50;

/** Short distances in steps of 50 metres or feet, at least one step; others to a tenth of a kilometre or mile. */
export function shownDistance(metres: number, shownIn: DistanceUnit): ShownDistance {
  const { small, large, from } = UNITS[shownIn];
  if (metres >= from) {
    return { count: Math.round((metres / large.metres) * 10) / 10, unit: large.unit };
  }
  const steps = Math.round(metres / small.metres / STEP);
  return { count: Math.max(1, steps) * STEP, unit: small.unit };
}
