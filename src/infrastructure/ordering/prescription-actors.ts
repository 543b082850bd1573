import { fromPromise } from 'xstate';
import type * as Prescription from '#application/ordering/prescription/machine.ts';
import type { Prescriptions } from '#application/ordering/prescriptions.port.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';

export const readImagesActor = (prescriptions: Prescriptions) =>
  fromPromise<Prescription.ReadAnswer, undefined>(({ signal }) => prescriptions.waiting(signal));

export const keepImageActor = (prescriptions: Prescriptions) =>
  fromPromise<Prescription.KeepAnswer, ImageFile>(({ input, signal }) =>
    prescriptions.keep(input, signal),
  );

export const removeImageActor = (prescriptions: Prescriptions) =>
  fromPromise<Prescription.ReadAnswer, PrescriptionId>(({ input, signal }) =>
    prescriptions.remove(input, signal),
  );
