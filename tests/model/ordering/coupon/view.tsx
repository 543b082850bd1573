import type { couponMachine } from '#application/ordering/coupon/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { CouponPart } from '#ui/ordering/parts/coupon-part.tsx';

/** The part alone: in a checkout each price would arrive by itself. */
export const view: ViewFixture<typeof couponMachine> = async ({ machine, input, inspect }) => {
  const { app } = await startApp({ inspect });
  const Shown = () => (
    <CouponPart coupon={useFlow(machine, { input })} editable zone="America/New_York" />
  );
  return { view: <Shown />, app };
};
