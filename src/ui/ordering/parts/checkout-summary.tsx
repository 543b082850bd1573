import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import type { Problem, QuotedLine, StoreQuote } from '#domain/ordering/quote.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { messages as cashLimitMessages } from '#ui/cart/cash-limit.messages.ts';
import { Card } from '#ui/design/card.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Section } from '#ui/design/section.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useQuote } from '#ui/ordering/use-placing.ts';
import { AmountsTable } from './amounts-table.tsx';
import { CheckoutCoupon } from './coupon-part.tsx';
import { messages as checkoutMessages } from '#ui/ordering/checkout.messages.ts';
import { ProblemText } from './problem-text.tsx';
import { messages } from './summary.messages.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as amountsMessages } from '#ui/kernel/amounts.messages.ts';

type Props = { readonly checkout: select.CheckoutActor };

/** Fresh amounts are announced once. */
export function CheckoutSummary({ checkout }: Props) {
  const isQuoting = useSelector(checkout, select.isQuoting);
  return (
    <Card aria-busy={isQuoting}>
      <Section title={<FormattedMessage {...messages.title} />}>
        <VisuallyHidden role="status">
          {isQuoting ? <FormattedMessage {...amountsMessages.quoting} /> : null}
        </VisuallyHidden>
        <SummaryBody checkout={checkout} />
      </Section>
    </Card>
  );
}

function SummaryBody({ checkout }: Props) {
  const quote = useQuote(checkout);
  const failure = useSelector(checkout, select.quoteFailureOf);
  const isPlaceless = useSelector(checkout, select.isPlaceless);
  const orderType = useSelector(checkout, (snapshot) => select.formOf(snapshot).orderType);
  if (failure) {
    return <FailureState failure={failure} retry={() => checkout.send({ type: 'quote.retry' })} />;
  }
  if (isPlaceless) {
    return (
      <Text color="fg.muted" py="4">
        <FormattedMessage {...checkoutMessages.placeMissing} />
      </Text>
    );
  }
  if (!quote) return <SummarySkeleton />;
  const kilometres = quote.stores.map((store) => store.kilometres);
  return (
    <Stack gap="5">
      {quote.stores.map((store) => (
        <StoreLines key={store.storeId} checkout={checkout} store={store} />
      ))}
      <CheckoutCoupon checkout={checkout} />
      <AmountsTable amounts={quote.amounts} orderType={orderType} kilometres={kilometres} />
      <CashLimit checkout={checkout} />
    </Stack>
  );
}

function StoreLines({ checkout, store }: Props & { readonly store: StoreQuote }) {
  const ofStore = store.problems.filter(({ line }) => line === null);
  return (
    <Box>
      <HStack gap="2" mb="2" color="fg.muted">
        <Icon name="store" size="4" />
        <Text textStyle="label" color="fg">
          {store.storeName}
        </Text>
      </HStack>
      {ofStore.map((problem) => (
        <ProblemNotice key={problem.kind} checkout={checkout} problem={problem} store={store} />
      ))}
      <Stack as="ul" gap="2" listStyleType="none">
        {store.lines.map((line) => (
          <Line
            key={line.id}
            checkout={checkout}
            line={line}
            problems={store.problems.filter((problem) => problem.line === line.id)}
            store={store}
          />
        ))}
      </Stack>
    </Box>
  );
}

type LineProps = Props & {
  readonly line: QuotedLine;
  readonly problems: readonly Problem[];
  readonly store: StoreQuote;
};

function Line({ checkout, line, problems: found, store }: LineProps) {
  const problems = useSelector(checkout, select.problemsTold(found));
  const editable = useSelector(checkout, select.isEditable);
  const { formatMessage } = useIntl();
  const { id, name, quantity, gross, available } = line;
  return (
    <Box as="li">
      <HStack align="baseline" gap="2">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          <FormattedMessage {...messages.quantity} values={{ quantity }} />
        </Text>
        <Text flex="1" minW="0" overflowWrap="anywhere" color={available ? undefined : 'fg.muted'}>
          {name}
        </Text>
        {available ? (
          <Text fontVariantNumeric="tabular-nums">
            <MoneyText amount={gross} />
          </Text>
        ) : (
          <Text textStyle="caption" color="fg.muted">
            <FormattedMessage {...messages.notCounted} />
          </Text>
        )}
      </HStack>
      {line.needsPrescription ? (
        <HStack gap="1" color="fg.muted" textStyle="caption">
          <Icon name="note" size="4" />
          <FormattedMessage {...availability.prescription} />
        </HStack>
      ) : null}
      {problems.map((problem) => (
        <ProblemNotice key={problem.kind} checkout={checkout} problem={problem} store={store} />
      ))}
      {problems.length > 0 ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="danger"
          mt="1"
          disabled={!editable}
          aria-label={formatMessage(messages.removeNamed, { name })}
          onClick={() => checkout.send({ type: 'line.remove', line: id })}
        >
          <Icon name="trash" size="4" />
          <FormattedMessage {...controls.remove} />
        </Button>
      ) : null}
    </Box>
  );
}

type ProblemProps = Props & { readonly problem: Problem; readonly store: StoreQuote };

function ProblemNotice({ checkout, problem, store }: ProblemProps) {
  const stands = useSelector(checkout, select.standsInTheWay(problem));
  return stands ? (
    <Notice tone="danger" look="line">
      <ProblemText problem={problem} store={store} />
    </Notice>
  ) : null;
}

function CashLimit({ checkout }: Props) {
  const limit = useSelector(checkout, select.cashLimit);
  return limit ? (
    <Notice tone="danger" look="line">
      <FormattedMessage
        {...cashLimitMessages.cashLimit}
        values={{ money: <MoneyText amount={limit} /> }}
      />
    </Notice>
  ) : null;
}

function SummarySkeleton() {
  return (
    <Stack gap="3" aria-hidden="true">
      {(['70%', '90%', '60%', '80%', '50%'] as const).map((width) => (
        <Skeleton key={width} h={6} w={width} />
      ))}
    </Stack>
  );
}
