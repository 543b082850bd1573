import { Box, Button, Flex, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { isLeftUnpaid } from '#domain/ordering/order-payment.ts';
import { isOver, refundStage } from '#domain/ordering/order-status.ts';
import type { Order } from '#domain/ordering/order.ts';
import { Card } from '#ui/design/card.tsx';
import { Link } from '#ui/design/link.ts';
import { Section } from '#ui/design/section.tsx';
import { messages as afterOrder } from './after-order.messages.ts';
import { missing, messages, parcelMissing } from './order-help.messages.ts';
import { PhoneText } from '#ui/account/parts/phone-text.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages as contact } from '#ui/kernel/contact.messages.ts';

type Props = {
  readonly order: Order;
  /** Null while no refund can be requested. */
  readonly onRefund: (() => void) | null;
};

export const OrderHelp = ({ order, onRefund }: Props) => (
  <Card data-receipt="without">
    <Section title={<FormattedMessage {...messages.help} />}>
      <Stack as="ul" gap="4" listStyleType="none">
        {order.parcel ? (
          <ParcelProblem order={order} onRefund={onRefund} />
        ) : (
          <StoreProblems order={order} onRefund={onRefund} />
        )}
        <Problem
          title={<FormattedMessage {...messages.other} />}
          text={<FormattedMessage {...messages.otherText} />}
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={paths.help()}>
                <FormattedMessage {...kernel.help} />
              </Link>
            </Button>
          }
        />
      </Stack>
    </Section>
  </Card>
);

function StoreProblems({ order, onRefund }: Props) {
  const { store, status, refundable } = order;
  // An unpaid order has not reached its store.
  const mayBeLate = !isOver(status) && !isLeftUnpaid(order);
  return (
    <>
      <Problem
        title={<FormattedMessage {...messages.missing} />}
        text={<FormattedMessage {...missing[refundStage(status, refundable)]} />}
        action={
          onRefund ? <AskForRefund onRefund={onRefund} /> : <CallStore phone={store?.phone} />
        }
      />
      {mayBeLate ? (
        <Problem
          title={<FormattedMessage {...messages.late} />}
          text={<FormattedMessage {...messages.lateText} />}
          action={<CallStore phone={store?.phone} />}
        />
      ) : null}
    </>
  );
}

/** A parcel has no store to call: anything but refunds leads to the help page. */
function ParcelProblem({ order: { status, refundable }, onRefund }: Props) {
  const text = parcelMissing[refundStage(status, refundable)];
  return text ? (
    <Problem
      title={<FormattedMessage {...messages.missing} />}
      text={<FormattedMessage {...text} />}
      action={onRefund ? <AskForRefund onRefund={onRefund} /> : null}
    />
  ) : null;
}

const AskForRefund = ({ onRefund }: { readonly onRefund: () => void }) => (
  <Button size="sm" variant="outline" onClick={onRefund}>
    <FormattedMessage {...afterOrder.refund} />
  </Button>
);

type ProblemProps = Readonly<Record<'title' | 'text' | 'action', Elements>>;

const Problem = ({ title, text, action }: ProblemProps) => (
  <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap">
    <Box flex="1" minW="12rem">
      <Text fontWeight="semibold">{title}</Text>
      <Text textStyle="label" color="fg.muted">
        {text}
      </Text>
    </Box>
    {action}
  </Flex>
);

const CallStore = ({ phone }: { readonly phone: string | undefined }) =>
  phone ? (
    <TextLink href={`tel:${phone}`} variant="underline" py="2">
      <FormattedMessage {...contact.call} values={{ phone: <PhoneText phone={phone} /> }} />
    </TextLink>
  ) : null;
