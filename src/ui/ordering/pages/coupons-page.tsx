import { Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Ordering } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { ListedCoupon } from '#domain/pricing/listed-coupon.ts';
import { Card } from '#ui/design/card.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { messages as amounts } from '#ui/kernel/amounts.messages.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useOrdering } from '#ui/ordering/use-ordering.ts';
import { messages } from './coupons.messages.ts';
import { messages as titles } from './titles.messages.ts';

export function CouponsPage() {
  const ordering = useOrdering();
  return (
    <Stack maxW="3xl" gap="6">
      <Heading as="h1" size="lg">
        <FormattedMessage {...titles.coupons} />
      </Heading>
      {ordering ? <Coupons ordering={ordering} /> : <RowSkeleton />}
    </Stack>
  );
}

function Coupons({ ordering }: { readonly ordering: Ordering }) {
  const scope = useReadScope();
  const { sharing } = useServices();
  const { value, failure, retry } = useRead(ordering.coupons.list(scope));
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) return <RowSkeleton />;
  if (value.length === 0) {
    return (
      <EmptyState
        art="tag"
        title={<FormattedMessage {...messages.none} />}
        text={<FormattedMessage {...messages.noneText} />}
      />
    );
  }
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="4"
      templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }}
    >
      {value.map((coupon) => (
        <CouponCard key={coupon.id} coupon={coupon} onCopy={() => sharing.copyCode(coupon.code)} />
      ))}
    </Grid>
  );
}

type CardProps = { readonly coupon: ListedCoupon; readonly onCopy: () => void };

function CouponCard({ coupon, onCopy }: CardProps) {
  const { formatMessage } = useIntl();
  const { code, title } = coupon;
  return (
    <Card as="li">
      <Stack gap="3" h="full" justify="space-between">
        <Stack gap="1">
          <Text textStyle="label" color="offer.fg">
            <Saves coupon={coupon} />
          </Text>
          <Heading as="h2" size="sm" overflowWrap="anywhere">
            {title}
          </Heading>
          <Terms coupon={coupon} />
        </Stack>
        <Flex
          justify="space-between"
          align="center"
          gap="3"
          ps="4"
          pe="1"
          py="1"
          borderWidth="1.5px"
          borderStyle="dashed"
          borderColor="brand.solid"
          borderRadius="xl"
        >
          <Text fontWeight="semibold" letterSpacing="wide" overflowWrap="anywhere">
            <bdi>{code}</bdi>
          </Text>
          <Button
            size="sm"
            variant="ghost"
            aria-label={formatMessage(messages.copyOne, { code })}
            onClick={onCopy}
          >
            <Icon name="copy" size="4" />
            <FormattedMessage {...controls.copy} />
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

function Saves({ coupon: { saves } }: Pick<CardProps, 'coupon'>) {
  switch (saves.kind) {
    case 'share':
      return <FormattedMessage {...messages.share} values={{ share: saves.percent / 100 }} />;
    case 'amount':
      return (
        <FormattedMessage
          {...messages.amount}
          values={{ amount: <MoneyText amount={saves.off} /> }}
        />
      );
    case 'freeDelivery':
      return <FormattedMessage {...amounts.freeDelivery} />;
  }
}

function Terms({ coupon }: Pick<CardProps, 'coupon'>) {
  const timeZone = useStorefront(select.timeZone);
  const { minimumPurchase, maximum, storeName, expiresAt } = coupon;
  return (
    <Stack gap="0.5" textStyle="caption" color="fg.muted">
      {storeName === null ? null : (
        <Text>
          <FormattedMessage {...messages.store} values={{ store: <bdi>{storeName}</bdi> }} />
        </Text>
      )}
      {minimumPurchase.minor > 0 ? (
        <Text>
          <FormattedMessage
            {...messages.minimum}
            values={{ amount: <MoneyText amount={minimumPurchase} /> }}
          />
        </Text>
      ) : null}
      {maximum === null ? null : (
        <Text>
          <FormattedMessage
            {...messages.maximum}
            values={{ amount: <MoneyText amount={maximum} /> }}
          />
        </Text>
      )}
      <Text>
        {expiresAt === null ? (
          <FormattedMessage {...messages.forEver} />
        ) : (
          <FormattedMessage
            {...kernel.until}
            values={{
              day: (
                <FormattedDate
                  value={expiresAt}
                  dateStyle="medium"
                  timeZone={timeZone ?? undefined}
                />
              ),
            }}
          />
        )}
      </Text>
    </Stack>
  );
}
