import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/wallet/top-up/selectors.ts';
import { walletFilter, WALLET_FILTERS } from '#domain/wallet/ledger.ts';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { moneyText, MoneyText } from '#ui/kernel/money-text.tsx';
import { useFlow, useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { TopUpDialog } from '#ui/wallet/dialogs/top-up-dialog.tsx';
import { HoldingCard } from '#ui/wallet/parts/holding-card.tsx';
import { LedgerList } from '#ui/wallet/parts/ledger-list.tsx';
import { messages as ledgerMessages } from '#ui/wallet/parts/ledger.messages.ts';
import { TopUpResult } from '#ui/wallet/parts/top-up-result.tsx';
import { WalletFrame, type Known } from '#ui/wallet/parts/wallet-frame.tsx';
import { messages as points } from '#ui/wallet/points.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { messages } from './wallet.messages.ts';

const FILTERS = { ...messages, all: controls.all, loyalty_point: points.points } as const;

export const WalletPage = () => (
  <WalletFrame title={titles.wallet}>
    {(known) => (
      <>
        <Funds {...known} />
        <Section title={<FormattedMessage {...ledgerMessages.title} />}>
          <History {...known} />
        </Section>
      </>
    )}
  </WalletFrame>
);

function Funds({ wallet, holdings, config }: Known) {
  const payment = useQueryValue('payment');
  const topUp = useFlow(wallet.topUp, { input: { currency: config.currency, payment } });
  const canBegin = useSelector(topUp, select.canBegin);
  return (
    <>
      <TopUpResult topUp={topUp} />
      <HoldingCard
        name={<FormattedMessage {...messages.balance} />}
        figure={<MoneyText amount={holdings.balance} />}
        action={
          config.addsFunds ? (
            <Button disabled={!canBegin} onClick={() => topUp.send({ type: 'fund.begin' })}>
              <Icon name="plus" size="4" />
              <FormattedMessage {...messages.addFund} />
            </Button>
          ) : null
        }
      />
      <TopUpDialog topUp={topUp} />
    </>
  );
}

function History({ wallet }: Pick<Known, 'wallet'>) {
  const intl = useIntl();
  const scope = useReadScope();
  const { navigator } = useServices();
  const filter = walletFilter(useQueryValue('type'));
  return (
    <>
      <Box mb="4">
        <ChoiceChips label={intl.formatMessage(messages.filter)}>
          {WALLET_FILTERS.map((one) => (
            <ChoiceChip
              key={one}
              chosen={one === filter}
              onChoose={() =>
                navigator.changeQuery({ type: one === 'all' ? null : one, list: null })
              }
            >
              <FormattedMessage {...FILTERS[one]} />
            </ChoiceChip>
          ))}
        </ChoiceChips>
      </Box>
      <LedgerList
        ledger="wallet"
        query={(page) => wallet.reads.history(scope, filter, page)}
        spell={(amount, isChange) => moneyText(intl, amount, isChange)}
        isGain={({ minor }) => minor > 0}
        none={
          <EmptyState
            art="wallet"
            title={<FormattedMessage {...messages.none} />}
            text={
              <FormattedMessage
                {...(filter === 'all' ? messages.noneText : messages.noneOfFilter)}
              />
            }
          />
        }
      />
    </>
  );
}
