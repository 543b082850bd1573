import type { Hono } from 'hono';
import * as contract from '#contract/prescriptions.ts';
import { addressOf } from '#server/kernel/address.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import { forbidScripts } from '#server/kernel/forbid-scripts.ts';
import { requirePrincipal } from '#server/kernel/principal.ts';
import { routerOn } from '#server/kernel/serve.ts';
import {
  storePrescription,
  prescriptionImage,
  removePrescription,
  uploadLimits,
  waitingPrescriptions,
} from './prescriptions.ts';

const tag = 'Ordering';
const WHO = 'Neither a token nor a guest_id';

/** Images of prescriptions: uploaded before an order, and visible to their owner only. */
export function prescriptionRoutes(context: ServerContext): Hono {
  const { router, serve, serveFile } = routerOn(context);
  serve(
    contract.keepPrescription,
    {
      summary:
        'Upload an image of a prescription, at most 2 MB; an order names it in order_attachment. Unused images, at most three, are deleted after a day',
      tag,
      refusals: {
        401: WHO,
        403: 'No image, a damaged one, or three unused images already',
        413: 'More than 2 MB',
        429: 'Too many uploads in a short time; Retry-After says when to retry',
      },
    },
    async (c) => {
      const { owner } = await requirePrincipal(context, c);
      await spend(context, uploadLimits(owner, addressOf(c, context)));
      return storePrescription(context, owner, c.req.raw);
    },
  );
  serve(
    contract.listPrescriptions,
    {
      summary: 'Unused images of prescriptions',
      tag,
      refusals: { 401: WHO },
    },
    async (c) => waitingOf(context, (await requirePrincipal(context, c)).owner),
  );
  serve(
    contract.removePrescription,
    {
      summary: 'Delete an unused image; returns the remaining ones',
      tag,
      refusals: { 401: WHO },
    },
    async (c, { params: { id } }) => {
      const { owner } = await requirePrincipal(context, c);
      await removePrescription(context, owner, id);
      return waitingOf(context, owner);
    },
  );
  serveFile(
    contract.readPrescription,
    {
      summary: 'An uploaded image',
      tag,
      refusals: { 401: WHO, 404: 'Unknown image, or another customer’s' },
    },
    async (c, { params: { id } }) => {
      const who = await requirePrincipal(context, c);
      forbidScripts(c);
      return prescriptionImage(context, who, id);
    },
  );
  return router;
}

async function waitingOf({ db, now }: ServerContext, owner: string) {
  return { prescriptions: await waitingPrescriptions(db, owner, now()) };
}
