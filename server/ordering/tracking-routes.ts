import type { Hono } from 'hono';
import * as contract from '#contract/ordering-tracking.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { trackedBy } from './track-parcel.ts';

/** A parcel is tracked by its link. Failed attempts are limited, although guessing is hopeless. */
export function trackingRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  serve(
    contract.trackParcel,
    {
      summary: 'Track a parcel by its link',
      tag: 'Ordering',
      refusals: {
        404: 'No parcel has this token',
        429: 'Too many wrong guesses; Retry-After says when to retry',
      },
    },
    async (c, { query }) => {
      const address = addressOf(c, context);
      const subject = `parcels followed from ${address}`;
      const limits = address === null ? [] : [{ subject, maximum: 60, within: 15 * MINUTE }];
      const undoSpend = await spend(context, limits);
      const { db, currency } = context;
      const tracked = await trackedBy(db, query.token, languageOf(c), currency);
      await undoSpend();
      return tracked;
    },
  );
  return router;
}
