import { useEffect, useState } from 'react';
import type { Ordering } from '#application/shell/shop.ts';
import { useShop } from '#ui/kernel/shop-context.tsx';

/** The machines and reads of ordering; null until their code has come. */
export function useOrdering(): Ordering | null {
  const { ordering } = useShop();
  const [come, setCome] = useState<Ordering | null>(null);
  useEffect(() => {
    let wanted = true;
    void ordering().then((it) => {
      if (wanted) setCome(it);
    });
    return () => void (wanted = false);
  }, [ordering]);
  return come;
}
