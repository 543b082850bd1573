import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { money } from '#domain/kernel/money.ts';
import { pointsMissing, worthOf } from '#domain/wallet/points.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Section } from '#ui/design/section.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useFlow, useReadScope } from '#ui/kernel/services-context.tsx';
import { ConvertPointsDialog } from '#ui/wallet/dialogs/convert-points-dialog.tsx';
import { HoldingCard } from '#ui/wallet/parts/holding-card.tsx';
import { LedgerList } from '#ui/wallet/parts/ledger-list.tsx';
import { messages as ledgerMessages } from '#ui/wallet/parts/ledger.messages.ts';
import { WalletFrame, type Known } from '#ui/wallet/parts/wallet-frame.tsx';
import { messages as pointsMessages } from '#ui/wallet/points.messages.ts';
import { messages } from './loyalty-points.messages.ts';
import { messages as titles } from './titles.messages.ts';

export const LoyaltyPointsPage = () => (
  <WalletFrame title={titles.loyaltyPoints}>
    {(known) => (
      <>
        <Points {...known} />
        <HowItWorks {...known} />
        <Section title={<FormattedMessage {...ledgerMessages.title} />}>
          <History {...known} />
        </Section>
      </>
    )}
  </WalletFrame>
);

function Points({ wallet, holdings: { points }, config }: Known) {
  const { pointTerms: terms, currency } = config;
  const conversion = useFlow(wallet.convertPoints, { input: { terms, currency } });
  const missing = pointsMissing(points, terms);
  return (
    <>
      <HoldingCard
        figure={<FormattedMessage {...messages.points} values={{ points }} />}
        caption={
          <FormattedMessage
            {...messages.worth}
            values={{ amount: <MoneyText amount={worthOf(points, terms, currency)} /> }}
          />
        }
        action={
          !config.wallet ? null : missing === 0 ? (
            <Button onClick={() => conversion.send({ type: 'conversion.begin', have: points })}>
              <FormattedMessage {...messages.convert} />
            </Button>
          ) : (
            <Text color="fg.muted">
              <FormattedMessage {...messages.missing} values={{ points: missing }} />
            </Text>
          )
        }
      />
      <ConvertPointsDialog conversion={conversion} />
    </>
  );
}

function HowItWorks({ config }: Pick<Known, 'config'>) {
  const { pointTerms: terms, pointsPercent, currency, wallet } = config;
  const hundred = money(100 * 10 ** currency.digits, currency);
  const unit = money(10 ** currency.digits, currency);
  return (
    <Section title={<FormattedMessage {...controls.howItWorks} />}>
      <Stack gap="2" color="fg.muted">
        <Text>
          <FormattedMessage
            {...messages.earning}
            values={{ points: pointsPercent, amount: <MoneyText amount={hundred} /> }}
          />
        </Text>
        {wallet ? (
          <Text>
            <FormattedMessage
              {...messages.rate}
              values={{ points: terms.perUnit, amount: <MoneyText amount={unit} /> }}
            />
          </Text>
        ) : null}
        {wallet ? (
          <Text>
            <FormattedMessage {...pointsMessages.minimum} values={{ points: terms.minimum }} />
          </Text>
        ) : null}
      </Stack>
    </Section>
  );
}

function History({ wallet }: Pick<Known, 'wallet'>) {
  const { formatNumber } = useIntl();
  const scope = useReadScope();
  return (
    <LedgerList
      ledger="points"
      query={(page) => wallet.reads.points(scope, page)}
      spell={(points, isChange) =>
        formatNumber(points, isChange ? { signDisplay: 'exceptZero' } : {})
      }
      isGain={(change) => change > 0}
      none={
        <EmptyState
          art="star"
          title={<FormattedMessage {...messages.none} />}
          text={<FormattedMessage {...messages.noneText} />}
          action={
            <Button asChild>
              <Link to={paths.home()}>
                <FormattedMessage {...controls.browseStores} />
              </Link>
            </Button>
          }
        />
      }
    />
  );
}
