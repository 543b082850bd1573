import * as v from 'valibot';
import { numeric } from '#contract/kernel.ts';
import { measureDistance } from '#contract/location.ts';
import type { RouteFinder } from '#application/rental/route-finder.port.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Travel } from '#domain/location/travel.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

const element = v.object({
  distance: v.object({ value: numeric }),
  duration: v.object({ value: numeric }),
});
const older = v.object({
  rows: v.pipe(
    v.array(v.object({ elements: v.pipe(v.array(element), v.minLength(1)) })),
    v.minLength(1),
  ),
});
/** The duration is a text such as "600s". */
const newer = v.object({
  distanceMeters: numeric,
  duration: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?s$/)),
});

/** Accepts the older and the newer shape of the answer. */
export function createRouteFinder(http: HttpClient): RouteFinder {
  return {
    async find(from, to, signal) {
      const query = {
        origin_lat: from.latitude,
        origin_lng: from.longitude,
        destination_lat: to.latitude,
        destination_lng: to.longitude,
        mode: 'driving',
      };
      const answer = await call(http, measureDistance, { query, signal }, v.unknown());
      if (!answer.ok) return answer;
      const travel = travelIn(answer.value);
      return travel ? ok(travel) : refuse({ kind: 'unreachable', cause: 'broken' } as const);
    },
  };
}

function travelIn(body: unknown): Travel | null {
  const recent = v.safeParse(newer, body);
  if (recent.success) {
    const { distanceMeters, duration } = recent.output;
    return roundedTravel(distanceMeters, Number(duration.slice(0, -1)));
  }
  const old = v.safeParse(older, body);
  const [first] = old.success ? (old.output.rows[0]?.elements ?? []) : [];
  return first ? roundedTravel(first.distance.value, first.duration.value) : null;
}

const roundedTravel = (metres: number, seconds: number): Travel | null =>
  metres >= 0 && seconds >= 0 ? { metres: Math.round(metres), seconds: Math.round(seconds) } : null;
