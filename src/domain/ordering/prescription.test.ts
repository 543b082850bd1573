import { describe, expect, test } from 'vitest';

import { aDraft, aQuote, aQuotedLine, aStoreQuote } from '#tests/support/builders/order.ts';
import { allows, draftOrders } from './order-draft.ts';
import { needsPrescription, pickImages, prescriptionId } from './prescription.ts';

const file = (name: string, facts: object = {}) => ({
  name,
  type: 'image/jpeg',
  size: 10,
  ...facts,
});
const why = (picked: ReturnType<typeof pickImages>) => picked.refused.map(({ refusal }) => refusal);
const IMAGE = prescriptionId('one');
const onPrescription = (facts: object = {}) =>
  aStoreQuote({ lines: [aQuotedLine({ needsPrescription: true, ...facts })] });

describe('pictures that are chosen for a prescription', () => {
  test('are taken as far as there is room, and the others are named [CHK-10, D-15]', () => {
    const picked = pickImages([file('a'), file('b'), file('c'), file('d')], 3);

    expect(picked.files.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(picked.refused).toEqual([{ name: 'd', refusal: 'tooMany', said: '' }]);
  });

  test('are not taken when they are empty, or no JPEG, PNG or WebP', () => {
    const picked = pickImages(
      [
        file('empty', { size: 0 }),
        file('drawing', { type: 'image/svg+xml' }),
        file('page', { type: 'text/html' }),
        file('unknown', { type: '' }),
        file('good', { type: 'image/webp' }),
      ],
      1,
    );

    expect(picked.files.map(({ name }) => name)).toEqual(['good']);
    expect(why(picked)).toEqual(['empty', 'notAnImage', 'notAnImage', 'notAnImage']);
  });
});

describe('an order with a medicine', () => {
  test('needs a prescription, unless the medicine cannot be had at all', () => {
    expect(needsPrescription(aQuote({ stores: [onPrescription()] }))).toBe(true);
    expect(needsPrescription(aQuote({ stores: [onPrescription({ available: false })] }))).toBe(
      false,
    );
    expect(needsPrescription(aQuote())).toBe(false);
  });

  test('hands the pictures to the stores that need them, and to no other', () => {
    const quote = aQuote({ stores: [onPrescription(), aStoreQuote()] });

    const drafts = draftOrders(aDraft({ prescriptions: [IMAGE] }), quote);

    expect(drafts.map(({ prescriptions }) => prescriptions)).toEqual([[IMAGE], []]);
  });

  test('is not placed at a newer price that asks for a prescription which is not there', () => {
    const quote = aQuote({ stores: [onPrescription()] });

    expect(allows(quote, aDraft())).toBe(false);
    expect(allows(quote, aDraft({ prescriptions: [IMAGE] }))).toBe(true);
  });
});
