import { VEHICLE_PICTURES, type VehicleBody, type VehicleColour } from './vehicle-pictures.ts';

/** Returns the next of the body's colours in turn. */
export type Painter = (body: VehicleBody) => VehicleColour;

export function painter(): Painter {
  const painted = new Map<VehicleBody, number>();
  return (body) => {
    const before = painted.get(body) ?? 0;
    painted.set(body, before + 1);
    const colours = VEHICLE_PICTURES[body];
    return colours[before % colours.length] as VehicleColour;
  };
}
