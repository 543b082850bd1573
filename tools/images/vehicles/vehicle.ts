import type {
  VehicleBody,
  VehicleColour,
  VehicleView,
} from '#server/seed/rental/vehicle-pictures.ts';
import { carFront, carRear, endReach, endScale } from './car-ends.ts';
import { carInside } from './car-inside.ts';
import { SIDES, type CarBody } from './car-shapes.ts';
import { carSide } from './car-side.ts';
import { paintOf, type Paint } from './paint.ts';
import { GROUND, MIDDLE } from './parts.ts';
import { podium, sceneOf } from './scene.ts';
import { twoWheelerFront, twoWheelerRear } from './two-wheeler-ends.ts';
import { twoWheelerInside } from './two-wheeler-inside.ts';
import { twoWheelerSide } from './two-wheeler-side.ts';

const isCar = (body: VehicleBody): body is CarBody => body in SIDES;

/** A vehicle without background or podium. */
export function vehicleDrawing(body: VehicleBody, paint: Paint, view: VehicleView): string {
  switch (view) {
    case 'side':
      return isCar(body) ? carSide(body, paint) : twoWheelerSide(body, paint);
    case 'front':
      return isCar(body) ? enlarged(body, carFront(body, paint)) : twoWheelerFront(body, paint);
    case 'rear':
      return isCar(body) ? enlarged(body, carRear(body, paint)) : twoWheelerRear(body, paint);
    case 'inside':
      return isCar(body) ? carInside(body, paint) : twoWheelerInside(body, paint);
  }
}

const enlarged = (body: CarBody, drawing: string): string => {
  const scale = endScale(body);
  return `<g transform="translate(${MIDDLE * (1 - scale)} ${GROUND * (1 - scale)}) scale(${scale})">${drawing}</g>`;
};

/** A picture of a vehicle, 800 by 600. */
export function vehicleSvg(body: VehicleBody, colour: VehicleColour, view: VehicleView): string {
  const paint = paintOf(colour);
  const stage = view === 'inside' ? '' : podium(paint, reachOf(body, view));
  return sceneOf(paint, stage + vehicleDrawing(body, paint, view));
}

function reachOf(body: VehicleBody, view: VehicleView): number {
  if (view === 'side') return isCar(body) ? 320 : 270;
  return isCar(body) ? endReach(body) * endScale(body) : 100;
}
