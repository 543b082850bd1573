import { HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WayToPay } from '#domain/payment/payable.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from './how-paid.messages.ts';

type Props = {
  readonly way: WayToPay;
  readonly isPaid: boolean;
  readonly inCash: ReactNode;
};

export const HowPaid = ({ way, isPaid, inCash }: Props) => (
  <HStack mt="4" gap="2" color="fg.muted">
    <Icon name={isPaid ? 'check' : ICONS[way]} size="4" />
    <Text textStyle="label">
      {way === 'cash' && !isPaid ? (
        inCash
      ) : (
        <FormattedMessage {...(isPaid || way === 'wallet' ? PAID[way] : messages.payOnline)} />
      )}
    </Text>
  </HStack>
);

const ICONS = { cash: 'cash', gateway: 'card', wallet: 'wallet' } as const;
const PAID = {
  cash: messages.paidInCash,
  gateway: messages.paidOnline,
  wallet: messages.paidFromWallet,
} as const;
