import { describe, expect, test } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { prescriptionId } from '#domain/ordering/prescription.ts';
import { aQuotedLine, aStoreQuote } from '#tests/support/builders/order.ts';
import { quoted, startCheckout } from '#tests/support/start-checkout.ts';
import * as select from './selectors.ts';
import * as selectImages from '#application/ordering/prescription/selectors.ts';

const medicine = aStoreQuote({
  lines: [aQuotedLine({ needsPrescription: true })],
  problems: [{ kind: 'prescription', said: 'A prescription is needed.', line: aQuotedLine().id }],
});
const PICTURE = { name: 'page-1.jpg', type: 'image/jpeg', size: 10 };

async function withMedicine() {
  const app = startCheckout();
  await app.quotesWith(quoted({ stores: [medicine] }));
  app.fillsIn();
  await app.settled();
  return app;
}
const blockerOf = (app: ReturnType<typeof startCheckout>) =>
  select.blocker(app.checkout.getSnapshot());
const canSubmit = (app: ReturnType<typeof startCheckout>) =>
  select.canSubmit(app.checkout.getSnapshot());

describe('an order with a medicine that is sold on prescription only', () => {
  test('cannot be placed until a picture of the prescription is there [CHK-10, D-15]', async () => {
    const app = await withMedicine();
    expect(canSubmit(app)).toBe(false);
    expect(blockerOf(app)).toEqual({
      kind: 'field',
      field: { field: 'prescription', error: 'missing' },
    });

    app.prescription().send({ type: 'files.add', files: [PICTURE] });
    await app.settled();
    expect(blockerOf(app)).toMatchObject({ field: { error: 'uploading' } });

    app.uploads[0]?.answer(ok(prescriptionId('one')));
    await app.settled();
    expect([blockerOf(app), canSubmit(app)]).toEqual([null, true]);
  });

  test('keeps its picture when the order does not go through', async () => {
    const app = await withMedicine();
    app.prescription().send({ type: 'files.add', files: [PICTURE] });
    await app.settled();
    app.uploads[0]?.answer(ok(prescriptionId('one')));
    await app.settled();
    app.checkout.send({ type: 'order.submit' });
    await app.settled();
    const draft = app.placings[0]?.drafts[0];
    if (!draft) throw new Error('No order was sent');

    await app.placesWith({
      placed: [],
      stopped: { draft, failure: { kind: 'unreachable', cause: 'server' } },
    });

    expect(selectImages.kept(app.prescription().getSnapshot())).toEqual([prescriptionId('one')]);
  });
});
