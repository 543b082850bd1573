import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { listOf, message, wireId } from './kernel.ts';

export const interest = v.object({ interest: listOf(wireId, 100) });
/** Applies to the module of the header. */
export const updateInterest = endpoint({
  method: 'POST',
  path: '/api/v1/customer/update-interest',
  body: interest,
  answer: message,
  refusals: [401, 403],
});
