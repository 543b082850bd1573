import { pathOf } from '#contract/endpoint.ts';
import {
  keepPrescription,
  listPrescriptions,
  removePrescription,
} from '#contract/prescriptions.ts';
import { prescriptionMachine } from '#application/ordering/prescription/machine.ts';
import { MAX_FILES, prescriptionId } from '#domain/ordering/prescription.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

export const aFile = (name: string, type = 'image/png', content = 'picture') =>
  new File([content], name, { type });

const images = (...ids: readonly string[]) => ({ prescriptions: ids.map((id) => ({ id })) });

const wire = {
  readImages: calling(listPrescriptions, {
    'nothing yet': answered(images()),
    'one image': answered(images('one')),
    'three images': answered(images('one', 'two', 'three')),
    ...failures,
  }),
  keepImage: calling(
    keepPrescription,
    {
      'is kept': answered({ id: 'new' }),
      'is kept already': answered({ id: 'one' }),
      'is no image': refusedAs('refused', refusal(403, 'image_type', 'This is no image.')),
      signedOut: failures.signedOut,
      unreachable: failures.unreachable,
    },
    { asks: aFile('page-1.png') },
  ),
  removeImage: calling(
    { ...removePrescription, path: pathOf(removePrescription, { id: 'one' }) },
    { 'is gone': answered(images()), ...failures },
    { asks: prescriptionId('one') },
  ),
};

export const flow = defineFlow({
  name: 'ordering/prescription',
  machine: prescriptionMachine,
  inputs: { 'a checkout': undefined },
  events: {
    'visitor.change': { 'a guest': { visitor: 'guest' }, 'a customer': { visitor: 'customer' } },
    'prescription.need': { '': {} },
    'files.add': {
      'a picture': { files: [aFile('page-1.png')] },
      'two pictures': { files: [aFile('page-1.png'), aFile('page-2.png')] },
      'four pictures': {
        files: ['page-1.png', 'page-2.png', 'page-3.png', 'page-4.png'].map((name) => aFile(name)),
      },
      'a page of the web': { files: [aFile('page.html', 'text/html')] },
      'an empty file': { files: [aFile('page-1.png', 'image/png', '')] },
    },
    'image.remove': { 'the first': { id: prescriptionId('one') } },
    'images.retry': { '': {} },
    'upload.retry': { '': {} },
    'upload.cancel': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(prescriptionMachine, wire),
  neverFails: ['watchVisitorKind'],
  within: (it, step) => {
    const { queue, kept, visitor, refused } = it.context;
    // Walks begin with a visitor, and one of them signs in.
    if (visitor === null) return step.kind === 'user' && step.event === 'visitor.change';
    if (step.kind === 'outcome' && step.outcome === 'is kept')
      return !kept.includes(prescriptionId('new'));
    if (step.kind === 'outcome' && step.outcome === 'is kept already') return kept.length === 1;
    if (step.kind !== 'user') return true;
    if (step.event === 'visitor.change') return step.case === 'a customer';
    if (step.event === 'prescription.need') return kept.length <= 1 && refused.length === 0;
    if (step.event !== 'files.add') return true;
    if (it.matches('uploading')) return queue.length === 1 && step.case === 'a picture';
    return refused.length === 0 && (kept.length === 0 || step.case === 'a picture');
  },
  project: ({ context }) => ({
    visitor: context.visitor,
    kept: context.kept.join(),
    queue: context.queue.map(({ name }) => name).join(),
    refused: context.refused.map(({ name, refusal: why }) => `${name} ${why}`).join(),
    removing: context.removing,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'an order has three images at most, those on their way included': ({ context }) =>
      context.kept.length + context.queue.length <= MAX_FILES,
    'no image is there twice': ({ context: { kept } }) => new Set(kept).size === kept.length,
    'something is uploaded only while something waits': (it) =>
      !it.hasTag('uploading') || it.context.queue.length > 0,
    'what is not an image is never sent': ({ context: { queue } }) =>
      queue.every(({ type, size }) => type.startsWith('image/') && size > 0),
  },
});
