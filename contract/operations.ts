import * as v from 'valibot';
import { API_ROOT, endpoint } from './endpoint.ts';

/** Liveness. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  answer: v.object({ status: v.literal('ok') }),
  ours: true,
});

/** Readiness: the database is reachable and migrated. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/ready',
  answer: v.object({ status: v.literal('ready') }),
  refusals: [503],
  ours: true,
});

/** OpenAPI 3.1. */
export const getApiReference = endpoint({
  method: 'GET',
  path: `${API_ROOT}/openapi.json`,
  answer: v.unknown(),
  ours: true,
});
