import * as select from '#application/shell/storefront/selectors.ts';
import { themeOf } from '#application/shell/theme/selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** Canvas and third-party maps do not follow CSS, so they need the theme. */
export const useMapTheme = (): 'light' | 'dark' =>
  useSelector(useStorefront(select.theme), themeOf);
