import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Wallet } from '#application/shell/services.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import type { Holdings } from '#application/wallet/wallet.queries.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useHoldings, useWallet } from '#ui/wallet/use-wallet.ts';
import type { Elements } from '#ui/design/elements.ts';

export type Known = {
  readonly wallet: Wallet;
  readonly holdings: Holdings;
  readonly config: AppConfig;
};

type Props = {
  readonly title: MessageDescriptor;
  readonly children: (known: Known) => Elements;
};

export function WalletFrame({ title, children }: Props) {
  const wallet = useWallet();
  const config = useStorefront(storefront.config);
  const { value, failure, retry } = useHoldings(wallet);
  return (
    <Stack maxW="3xl" gap="6">
      <Heading as="h1" size="lg">
        <FormattedMessage {...title} />
      </Heading>
      {wallet && config && value ? (
        children({ wallet, config, holdings: value })
      ) : failure ? (
        <FailureState failure={failure} retry={retry} />
      ) : (
        <RowSkeleton />
      )}
    </Stack>
  );
}
