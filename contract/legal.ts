import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** The owner's text as markup, in the requested language; empty if missing. */
const legalText = <const Path extends string>(path: Path) =>
  endpoint({ method: 'GET', path, answer: v.string() });
export const legalTexts = {
  'about-us': legalText('/api/v1/about-us'),
  'terms-and-conditions': legalText('/api/v1/terms-and-conditions'),
  'privacy-policy': legalText('/api/v1/privacy-policy'),
  'refund-policy': legalText('/api/v1/refund-policy'),
  'shipping-policy': legalText('/api/v1/shipping-policy'),
  /** Spelling of this family of back ends. */
  cancelation: legalText('/api/v1/cancelation'),
} as const;
