import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { money, type Money } from '#domain/kernel/money.ts';
import { MoneyText } from './money-text.tsx';

export const AmountRows = ({ children }: { readonly children: ReactNode }) => (
  <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2.5">
    {children}
  </chakra.dl>
);

type RowProps = {
  readonly name: ReactNode;
  readonly why?: ReactNode;
  readonly amount: Money;
  readonly isOffer?: boolean;
  /** True for amounts outside the sum. */
  readonly isQuiet?: boolean;
};

export function AmountRow({ name, why, amount, isOffer = false, isQuiet = false }: RowProps) {
  const color = isOffer ? 'offer.fg' : isQuiet ? 'fg.muted' : 'fg';
  return (
    <>
      <chakra.dt minW="0">
        <Text overflowWrap="anywhere">{name}</Text>
        <Why>{why}</Why>
      </chakra.dt>
      <chakra.dd textAlign="end" color={color} fontVariantNumeric="tabular-nums">
        <MoneyText amount={isOffer ? negative(amount) : amount} />
      </chakra.dd>
    </>
  );
}

const Why = ({ children }: { readonly children: ReactNode }) =>
  children ? (
    <Text textStyle="caption" color="fg.muted">
      {children}
    </Text>
  ) : null;

export const UncountedRow = ({ name, why }: Record<'name' | 'why', ReactNode>) => (
  <>
    <chakra.dt minW="0" color="fg.muted" overflowWrap="anywhere">
      {name}
    </chakra.dt>
    <chakra.dd textAlign="end" textStyle="caption" color="fg.muted">
      {why}
    </chakra.dd>
  </>
);

export const RowNote = ({ children }: { readonly children: ReactNode }) => (
  <chakra.dd gridColumn="1 / -1">{children}</chakra.dd>
);

export const TotalRow = ({ name, why, amount }: Pick<RowProps, 'name' | 'why' | 'amount'>) => (
  <>
    <Box gridColumn="1 / -1" borderTopWidth="1px" borderColor="border" />
    <chakra.dt minW="0">
      <Text textStyle="heading" overflowWrap="anywhere">
        {name}
      </Text>
      <Why>{why}</Why>
    </chakra.dt>
    <chakra.dd textStyle="heading" textAlign="end" fontVariantNumeric="tabular-nums">
      <MoneyText amount={amount} />
    </chakra.dd>
  </>
);

const negative = ({ minor, currency }: Money): Money => money(-minor, currency);
