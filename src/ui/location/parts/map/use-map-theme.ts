import * as select from '#application/shell/storefront/selectors.ts';
import { themeOf } from '#application/shell/theme/selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** Maps are rendered by hand, so they must be told the theme. */
export const useMapTheme = (): 'light' | 'dark' =>
  useSelector(useStorefront(select.theme), themeOf);
