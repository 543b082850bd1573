import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/ordering/coupon/selectors.ts';
import type { CouponOffer } from '#domain/pricing/coupon-offer.ts';
import { Badge } from '#ui/design/badge.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { FactsLine } from '#ui/design/facts-line.tsx';
import { MoneyText, moneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { CouponProblemText } from '#ui/ordering/parts/coupon-problem-text.tsx';
import { messages } from '#ui/ordering/parts/coupon.messages.ts';
import { UseCoupon } from '#ui/ordering/parts/use-coupon.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages as titles } from '#ui/ordering/pages/titles.messages.ts';

type Props = {
  readonly coupon: select.CouponActor;
  readonly editable: boolean;
  readonly zone: string;
};

export function CouponsDialog({ coupon, editable, zone }: Props) {
  const offers = useSelector(coupon, select.offersOf);
  const best = useSelector(coupon, select.bestOf);
  const applied = useSelector(coupon, select.appliedOf);
  return (
    <DialogShell
      size="md"
      title={<FormattedMessage {...titles.coupons} />}
      onClose={() => coupon.send({ type: 'list.close' })}
    >
      <Stack as="ul" gap="0" listStyleType="none">
        {offers.map((offer) => (
          <Offer
            key={offer.code}
            offer={offer}
            isBest={offer.code === best?.code}
            zone={zone}
            action={
              offer.code === applied?.code ? (
                <Badge tone="success">
                  <FormattedMessage {...messages.inUse} />
                </Badge>
              ) : offer.verdict.kind === 'fits' ? (
                <UseCoupon coupon={coupon} code={offer.code} disabled={!editable} />
              ) : null
            }
          />
        ))}
      </Stack>
    </DialogShell>
  );
}

type OfferProps = {
  readonly offer: CouponOffer;
  readonly isBest: boolean;
  readonly zone: string;
  readonly action: Elements;
};

function Offer({ offer, isBest, zone, action }: OfferProps) {
  const { code, title, verdict, storeName } = offer;
  const isFit = verdict.kind === 'fits';
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <HStack gap="3" justify="space-between" align="start">
        <Box minW="0" overflowWrap="anywhere">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="semibold" color={isFit ? undefined : 'fg.muted'}>
              <bdi>{code}</bdi>
            </Text>
            {isBest ? (
              <Badge tone="offer">
                <FormattedMessage {...messages.best} />
              </Badge>
            ) : null}
          </HStack>
          <Text color={isFit ? undefined : 'fg.muted'}>{title}</Text>
          <Text textStyle="label" color={isFit ? 'success.fg' : 'fg.muted'}>
            {verdict.kind === 'fits' ? (
              <FormattedMessage
                {...messages.saves}
                values={{ money: <MoneyText amount={verdict.saves} /> }}
              />
            ) : (
              <CouponProblemText problem={verdict.why} store={storeName} />
            )}
          </Text>
          <Terms offer={offer} zone={zone} />
        </Box>
        {action}
      </HStack>
    </Box>
  );
}

function Terms({ offer, zone }: Pick<OfferProps, 'offer' | 'zone'>) {
  const intl = useIntl();
  const { minimumPurchase, expiresAt } = offer;
  const money = moneyText(intl, minimumPurchase);
  const facts = [
    ...(minimumPurchase.minor > 0 ? [intl.formatMessage(messages.from, { money })] : []),
    ...(expiresAt === null
      ? []
      : [
          intl.formatMessage(kernel.until, {
            day: intl.formatDate(expiresAt, { dateStyle: 'medium', timeZone: zone }),
          }),
        ]),
  ];
  return facts.length > 0 ? <FactsLine facts={facts.map((text) => ({ text }))} /> : null;
}
