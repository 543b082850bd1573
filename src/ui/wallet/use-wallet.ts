import type { Wallet } from '#application/shell/services.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';
import { useRead } from '#ui/kernel/use-read.ts';

export const useWallet = (): Wallet | null => useLate(useServices().wallet);

export function useHoldings(wallet: Wallet | null) {
  const scope = useReadScope();
  return useRead(wallet && wallet.reads.holdings(scope));
}
