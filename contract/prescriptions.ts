import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { guestId } from './kernel.ts';
import { ORDERS_PATH } from './ordering.ts';

/** An image of a prescription that is kept for the orders of its owner. */
export const prescription = v.object({
  /** Names it in `order_attachment` of an order. Nothing else says what it shows. */
  id: v.string(),
});
export const prescriptionList = v.object({ prescriptions: v.array(prescription) });

/**
 * Why an image is not kept: the codes of refused uploads. A code that is not listed here is told in its
 * own words.
 */
export const imageProblemCode = v.picklist([
  'image_empty',
  /** Neither JPEG nor PNG nor WebP, whatever its name or its header says. */
  'image_type',
  /** Cut off, or not readable to its end. */
  'image_broken',
  /** More pixels than are decoded. */
  'image_dimensions',
  /** 413: more bytes than are read. */
  'image_too_large',
  /** As many are kept as an order takes. */
  'too_many_images',
]);

const asGuest = v.object({ guest_id: v.optional(guestId) });
const PATH = `${ORDERS_PATH}/prescriptions`;

/** The body is the image itself. The same image once more is the one that is kept already. */
export const keepPrescription = endpoint({
  method: 'POST',
  path: PATH,
  query: asGuest,
  upload: ['image/jpeg', 'image/png', 'image/webp'],
  answer: prescription,
  refusals: [401, 403, 413, 429],
  ours: true,
});
/** Those that no order has used yet, oldest first. */
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
