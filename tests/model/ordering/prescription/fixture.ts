import { callName } from '#contract/endpoint.ts';
import { listCart } from '#contract/cart.ts';
import { takeQuote } from '#contract/ordering.ts';
import { paths } from '#application/kernel/path.ts';
import { hasBeenHere, hasProfile, isAsha } from '#tests/model/support/in-the-app.ts';
import { NOON } from '#tests/support/builders/order.ts';
import { aWireItem, aWireLine } from '#tests/support/builders/wire.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { askingForPrice, quotes } from '../quotes.ts';
import { flow } from './flow.ts';

const QUOTE = callName(takeQuote);
const ENDS_THERE =
  'A checkout whose session has ended asks over its form who one is: the checkout walks there.';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Waits for any uploaded picture. */
const hasPictures = async ({ window }: Visit): Promise<void> =>
  void (await window.route('**/prescriptions/*', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ body: PICTURE, contentType: 'image/png' })
      : route.fallback(),
  ));

const tells =
  (type: string) =>
  ({ reports }: Visit, told: object): Promise<void> =>
    reports({ type, ...told });

export const fixture = defineFixture(flow, {
  arrange: {
    'a checkout': async (visit) => {
      const { desk, window, opens, ends } = visit;
      await desk.turnsClockTo(NOON);
      await window.clock.install();
      await isAsha(visit);
      await hasProfile(visit);
      await hasBeenHere(visit, 'Food');
      await hasPictures(visit);
      await desk.answers(callName(listCart), [aWireLine({ item: aWireItem() })]);
      for (const [call, body] of Object.entries(askingForPrice.beside)) {
        await desk.answers(call, body);
      }
      await desk.holds(QUOTE);
      await opens(paths.checkout('cart'));
      await ends(QUOTE, quotes['on prescription'].ending);
    },
  },
  // The walk itself sends the visitor and the need: the checkout has sent its own before.
  happens: {
    'visitor.change': tells('visitor.change'),
    'prescription.need': tells('prescription.need'),
  },
  heldInPage: ['visitor.change', 'prescription.need'],
  unreached: {
    'readImages → signedOut': ENDS_THERE,
    'keepImage → signedOut': ENDS_THERE,
    'removeImage → signedOut': ENDS_THERE,
  },
});
