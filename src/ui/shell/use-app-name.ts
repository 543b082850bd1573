import * as select from '#application/shell/storefront/selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** What the app is called by its owner; our own name until that is known. */
export const useAppName = (): string => useStorefront(select.config)?.name ?? 'Sundry';
