import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  VEHICLE_PICTURES,
  VEHICLE_VIEWS,
  vehiclePicture,
  type VehicleBody,
} from './vehicle-pictures.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');
const bodies = Object.keys(VEHICLE_PICTURES) as readonly VehicleBody[];

describe('pictures of vehicles', () => {
  test.each(bodies)('show a %s in three colours or more', (body) => {
    expect(new Set(VEHICLE_PICTURES[body]).size).toBeGreaterThanOrEqual(3);
  });

  test.each(bodies)('show each %s from every side, in two sizes', (body) => {
    const small = VEHICLE_PICTURES[body].flatMap((colour) =>
      VEHICLE_VIEWS.map((view) => vehiclePicture(body, colour, view)),
    );
    const wanted = small.flatMap((file) => [file, file.replace('-320.', '-800.')]);

    expect(wanted.filter((file) => !existsSync(path.join(PUBLIC, file)))).toEqual([]);
  });

  test('weigh 3 MB at most, with the categories, providers and banners', () => {
    const folder = path.join(PUBLIC, 'pictures/vehicles');
    const bytes = readdirSync(folder)
      .map((file) => statSync(path.join(folder, file)).size)
      .reduce((sum, size) => sum + size, 0);

    expect(bytes).toBeLessThanOrEqual(3_000_000);
  });
});
