import * as select from '#application/shell/storefront/selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** The owner's name for the app; "Sundry" until it is known. */
export const useAppName = (): string => useStorefront(select.config)?.name ?? 'Sundry';
