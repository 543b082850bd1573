import * as wire from '#contract/prescriptions.ts';
import type { imageProblemCode } from '#contract/prescriptions.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { KeepFailure, Prescriptions } from '#application/ordering/prescriptions.port.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { ImageRefusal } from '#domain/kernel/picked-images.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { prescriptionId, type PrescriptionId } from '#domain/ordering/prescription.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { blobOf, shrunk } from '#infrastructure/kernel/shrink-image.ts';

/** Two megabytes take a while on a slow network. */
const PATIENCE = 2 * MINUTE;

type Listed = { readonly prescriptions: readonly { readonly id: string }[] };
const idsIn = (
  answer: Result<Listed, CallFailure>,
): Result<readonly PrescriptionId[], CallFailure> =>
  answer.ok ? ok(answer.value.prescriptions.map(({ id }) => prescriptionId(id))) : answer;

/** Each image is the body of a separate call. */
export const createHttpPrescriptions = (http: HttpClient): Prescriptions => ({
  waiting: async (signal) =>
    idsIn(await call(http, wire.listPrescriptions, { signal, asGuest: true })),
  async keep(file, signal) {
    const answer = await call(http, wire.keepPrescription, {
      file: await shrunk(blobOf(file)),
      patience: PATIENCE,
      asGuest: true,
      signal,
    });
    return answer.ok ? ok(prescriptionId(answer.value.id)) : refuse(toKeepFailure(answer.failure));
  },
  remove: async (id, signal) =>
    idsIn(await call(http, wire.removePrescription, { params: { id }, signal, asGuest: true })),
});

const REFUSAL_OF: Readonly<Record<(typeof imageProblemCode.options)[number], ImageRefusal>> = {
  image_empty: 'empty',
  image_type: 'notAnImage',
  image_broken: 'broken',
  image_dimensions: 'tooManyPixels',
  image_too_large: 'tooLarge',
  too_many_images: 'tooMany',
};

function toKeepFailure(failure: CallFailure): KeepFailure {
  if (failure.kind !== 'refused') return failure;
  const { code, message: said } = failure;
  const refusal = Object.hasOwn(REFUSAL_OF, code)
    ? REFUSAL_OF[code as keyof typeof REFUSAL_OF]
    : 'other';
  return { kind: 'refused', refusal, said };
}
