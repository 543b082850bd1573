import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { listOf, message, wireId } from './kernel.ts';

export const interest = v.object({ interest: listOf(wireId, 100) });
/** Of the module that the header names. */
export const updateInterest = endpoint({
  method: 'POST',
  path: '/api/v1/customer/update-interest',
  body: interest,
  answer: message,
  refusals: [401, 403],
});
