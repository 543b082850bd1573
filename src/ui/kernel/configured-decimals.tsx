import * as select from '#application/shell/storefront/selectors.ts';
import { DecimalsContext } from '#ui/design/rating-badge.tsx';
import { useStorefront } from './use-storefront.ts';
import type { Elements } from '#ui/design/elements.ts';

/** Provides the configured decimals of ratings. Stands inside the error boundary of the app. */
export const ConfiguredDecimals = ({ children }: { readonly children: Elements }) => (
  <DecimalsContext value={useStorefront(select.decimals)}>{children}</DecimalsContext>
);
