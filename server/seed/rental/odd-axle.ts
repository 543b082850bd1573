import { percentOff } from '../product.ts';
import { MORNING_TO_NIGHT } from '../store-plan.ts';
import { rent, type ProviderPlan } from './provider-plan.ts';

const MARKUP = '<img src=x onerror=alert(1)>';
const OVERRIDE = '\u202E';

/**
 * A provider with edge cases for layouts, as its name says. It is in Queens and old, so that it does not
 * appear on the first screen.
 */
export const oddAxle: ProviderPlan = {
  ...{ name: `Odd Axle ${MARKUP}`, nameHi: null, zone: 6, pickupZones: [6] },
  ...{ house: 5701, street: 'Northern Boulevard', along: 0.5, slug: 'odd-axle' },
  ...{ hours: MORNING_TO_NIGHT, closedOn: [1], weeks: 230, stars: 3.9 },
  discount: { percent: 12.5, from: 3_000, cap: 999 },
  rents: [
    rent('pico', 'both', 1, {
      ...{ name: `Pico ${MARKUP}`, nameHi: `पीको ${MARKUP}` },
      about: `<script>alert('about')</script> A car that must stay text. ${MARKUP}`,
      aboutHi: `${MARKUP} यह गाड़ी बस अक्षर है।`,
    }),
    rent('linea', 'both', 2, {
      ...{ name: 'Linea </script><script>alert(1)</script>', nameHi: '</script> लीनिया' },
      ...{
        about: '</script></textarea></style> closes nothing at all.',
        discount: percentOff(0.01),
      },
      aboutHi: '</script> कुछ बंद नहीं करता।',
    }),
    rent('ridge', 'distance', 6, {
      ...{ name: `Ridge ${OVERRIDE}egdir`, nameHi: `रिज ${OVERRIDE}` },
      about: `Right-to-left override: ${OVERRIDE}desrever si siht\u202C, and here it ends.`,
      aboutHi: 'दाएँ से बाएँ का पलटाव।',
    }),
    rent('brisa', 'hourly', 1, {
      ...{ name: 'A convertible whose name goes on '.repeat(10).slice(0, 299).padEnd(300, '!') },
      ...{ nameHi: 'एक बहुत ही लंबे नाम वाली खुली गाड़ी '.repeat(8).trim(), about: 'Mmmm'.repeat(75) },
      ...{ aboutHi: 'म्म्म'.repeat(60), hour: 123_456 },
    }),
    rent('rook', 'both', 1, {
      ...{ name: '50% Rook_🏍️👩‍👩‍👧‍👦', nameHi: '50% रूक_🏍️', discount: percentOff(100) },
      about: 'Percent signs, underscores and families of emoji: 100_%.',
      aboutHi: 'प्रतिशत, अंडरस्कोर और इमोजी: 100_%।',
    }),
  ],
};
