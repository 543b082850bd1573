import * as select from '#application/shell/storefront/selectors.ts';
import { DecimalsContext } from '#ui/design/rating-badge.tsx';
import { useStorefront } from './use-storefront.ts';
import type { Elements } from '#ui/design/elements.ts';

/** Ratings within have the decimals that the owner has set. It stands where a defect of the app has a view. */
export const ConfiguredDecimals = ({ children }: { readonly children: Elements }) => (
  <DecimalsContext value={useStorefront(select.decimals)}>{children}</DecimalsContext>
);
