import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { guestId } from './kernel.ts';
import { ORDERS_PATH } from './ordering.ts';

/** Prescription image, stored for the orders of its owner. */
export const prescription = v.object({
  /** Sent in `order_attachment` of an order; the only reference to the image. */
  id: v.string(),
});
export const prescriptionList = v.object({ prescriptions: v.array(prescription) });

/** Refusal of an upload. The client shows the server's message for codes not listed here. */
export const imageProblemCode = v.picklist([
  'image_empty',
  /** Neither JPEG nor PNG nor WebP by content, whatever name or header say. */
  'image_type',
  /** Truncated or undecodable. */
  'image_broken',
  /** More pixels than the server decodes. */
  'image_dimensions',
  /** 413: larger than the upload limit. */
  'image_too_large',
  /** The maximum of one order is stored already. */
  'too_many_images',
]);

const asGuest = v.object({ guest_id: v.optional(guestId) });
const PATH = `${ORDERS_PATH}/prescriptions`;

/** The body is the image itself. A repeated upload returns the stored image. */
export const keepPrescription = endpoint({
  method: 'POST',
  path: PATH,
  query: asGuest,
  upload: ['image/jpeg', 'image/png', 'image/webp'],
  answer: prescription,
  refusals: [401, 403, 413, 429],
  ours: true,
});
/** Images without an order yet, oldest first. */
export const listPrescriptions = endpoint({
  method: 'GET',
  path: PATH,
  query: asGuest,
  answer: prescriptionList,
  refusals: [401],
  ours: true,
});
const byId = v.object({ id: v.string() });
export const readPrescription = endpoint({
  method: 'GET',
  path: `${PATH}/:id`,
  params: byId,
  query: asGuest,
  file: 'image/jpeg',
  answer: v.unknown(),
  refusals: [401, 404],
  ours: true,
});
export const removePrescription = endpoint({
  method: 'DELETE',
  path: `${PATH}/:id`,
  params: byId,
  query: asGuest,
  answer: prescriptionList,
  refusals: [401],
  ours: true,
});
