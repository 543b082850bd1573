import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import { getApiReference } from '#contract/operations.ts';

/** The API as OpenAPI 3.1, from the schemas that validate requests. */
export const apiReference = (api: Hono) =>
  openAPIRouteHandler(api, {
    documentation: {
      info: {
        title: 'Sundry',
        version: '1',
        description:
          'The reference back end of Sundry. Refusals answer {message, errors: [{code, message}]}; ' +
          'validation is 403, one entry a field. Calls marked "ours" are not known to other back ' +
          'ends of this family.',
      },
    },
    defaultValidationErrorResponse: false,
    exclude: [getApiReference.path],
  });
