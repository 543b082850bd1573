import { Defect } from '#domain/kernel/defect.ts';
import { pickedPoint } from '#domain/location/pick.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import type { Context } from './setup.ts';

/** The search result being looked up. */
export function soughtPlace({ sought }: Context): { readonly placeId: string } {
  if (sought === null) throw new Defect('A place is looked for before one was chosen');
  return { placeId: sought };
}

/** The place to store. Called only after the guards have accepted the pick. */
export function pickedPlace({ point, address, zones }: Context): Place {
  if (!point || !address || !zones) throw new Defect('An incomplete place was picked');
  return { point, address, zones };
}

export function returnedPoint(context: Context): PickedPoint {
  const point = pickedPoint(context);
  if (!point) throw new Defect('An incomplete point was returned');
  return point;
}
