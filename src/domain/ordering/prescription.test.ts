import { describe, expect, test } from 'vitest';

import { aDraft, aQuote, aQuotedLine, aStoreQuote } from '#tests/support/builders/order.ts';
import { allows, draftOrders } from './order-draft.ts';
import { needsPrescription, prescriptionId } from './prescription.ts';

const IMAGE = prescriptionId('one');
const onPrescription = (facts: object = {}) =>
  aStoreQuote({ lines: [aQuotedLine({ needsPrescription: true, ...facts })] });

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
