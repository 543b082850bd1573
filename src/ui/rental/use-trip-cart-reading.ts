import type { CallFailure } from '#application/kernel/call-failure.ts';
import * as select from '#application/rental/trip-cart/selectors.ts';
import { isMissing } from '#application/shell/storefront/selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useTripCart } from './use-trip-cart.ts';

const CODE_IS_MISSING: CallFailure = { kind: 'unreachable', cause: 'broken' };

export function useTripCartReading() {
  const codeIsMissing = useStorefront(isMissing('tripCart'));
  return {
    failure: useTripCart(select.failureOf, codeIsMissing ? CODE_IS_MISSING : null),
    loading: useTripCart(select.isLoading, !codeIsMissing),
  };
}
