/**
 * Renders every picture of the rental module: `node tools/images/vehicles.ts [slug…]`. The results are
 * committed; it runs again only after a change of a drawing.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import {
  VEHICLE_PICTURES,
  VEHICLE_VIEWS,
  type VehicleBody,
} from '#server/seed/rental/vehicle-pictures.ts';
import { reportWeight, saveSizes } from './save.ts';
import {
  groupSvg,
  logoSvg,
  rentalBanners,
  rentalCategories,
  rentalCovers,
  rentalLogos,
} from './vehicles/places.ts';
import { vehicleSvg } from './vehicles/vehicle.ts';

const TARGET = path.resolve(import.meta.dirname, '../../public/pictures/vehicles');
const MAX_BYTES = 3_000_000;

type Job = { readonly slug: string; readonly draw: () => string; readonly quality: number };

const bodies = Object.keys(VEHICLE_PICTURES) as readonly VehicleBody[];

const jobs: readonly Job[] = [
  ...bodies.flatMap((body) =>
    VEHICLE_PICTURES[body].flatMap((colour) =>
      VEHICLE_VIEWS.map((view) => ({
        ...{ slug: `${body}-${colour}-${view}`, quality: 63 },
        draw: () => vehicleSvg(body, colour, view),
      })),
    ),
  ),
  ...Object.entries(rentalCategories).map(([slug, group]) => ({
    ...{ slug, quality: 60 },
    draw: () => groupSvg(group, { width: 800, height: 800 }),
  })),
  ...Object.entries(rentalCovers).map(([slug, group]) => ({
    ...{ slug, quality: 63 },
    draw: () => groupSvg(group, { width: 800, height: 450 }),
  })),
  ...Object.entries(rentalBanners).map(([slug, group]) => ({
    ...{ slug, quality: 72 },
    draw: () => groupSvg(group, { width: 800, height: 380 }),
  })),
  ...Object.entries(rentalLogos).map(([provider, sign]) => ({
    ...{ slug: `logo-${provider}`, quality: 56 },
    draw: () => logoSvg(sign, { width: 800, height: 800 }),
  })),
];

const wanted = process.argv.slice(2);
const chosen = jobs.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
await mkdir(TARGET, { recursive: true });
for (const { slug, draw, quality } of chosen) {
  await saveSizes(path.join(TARGET, slug), Buffer.from(draw()), quality);
}
await reportWeight(TARGET, `${chosen.length} pictures made`, MAX_BYTES);
