import { useSelector } from '@xstate/react';
import { useShop } from '#ui/kernel/shop-context.tsx';

/** Maps are drawn by hand, so they must be told the theme. */
export function useMapTheme(): 'light' | 'dark' {
  const { storefront } = useShop();
  const theme = useSelector(storefront, ({ context }) => context.theme);
  return useSelector(theme, (snapshot) => (snapshot.hasTag('dark') ? 'dark' : 'light'));
}
