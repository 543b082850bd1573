import { findZone, measureDistance } from '#contract/location.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { CITY_HALL, MUSEUM } from '#tests/support/builders/rental.ts';

const zones = (list: string) => answered({ zone_id: list, zone_data: [] });
const distance = (metres: number) =>
  answered({
    rows: [
      {
        elements: [
          {
            status: 'OK',
            distance: { value: metres, text: '' },
            duration: { value: metres / 10, text: '' },
          },
        ],
      },
    ],
  });
export const wire = {
  findZones: calling(
    findZone,
    { 'zone 1': zones('[1]'), 'zone 2': zones('[2]'), none: zones('[]'), ...failures },
    { asks: { point: MUSEUM.point } },
  ),
  findWay: calling(
    measureDistance,
    { '8 km': distance(8_000), 'no way at all': distance(0), ...failures },
    { asks: { from: CITY_HALL.point, to: MUSEUM.point } },
  ),
};
