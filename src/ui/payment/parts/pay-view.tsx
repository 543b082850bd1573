import { Box, VStack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/payment/pay/selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './pay.messages.ts';
import { WaysToPay } from './ways-to-pay.tsx';

type Props = { readonly payment: select.PayActor };

type ViewProps = Props & {
  readonly level: 'h1' | 'h2';
  readonly heading?: RefObject<HTMLHeadingElement | null>;
};

export function PayView({ payment, ...place }: ViewProps) {
  const { art, tone, title, text } = useShown(payment);
  return (
    <VStack gap="0" w="full">
      <Box role="status" w="full">
        <EmptyState {...{ art, tone, title, text }} {...place} />
      </Box>
      <Failure payment={payment} />
      <WaysToPay payment={payment} />
    </VStack>
  );
}

function Failure({ payment }: Props) {
  const failure = useSelector(payment, select.failureOf);
  return (
    <Box role="alert" color="danger.fg" mb="4" textAlign="center" _empty={{ display: 'none' }}>
      {failure ? <FailureText failure={failure} /> : null}
    </Box>
  );
}

type Shown = Required<Pick<ComponentProps<typeof EmptyState>, 'art' | 'tone' | 'title'>> & {
  readonly text: ReactNode;
};

function useShown(payment: select.PayActor): Shown {
  const kind = useSelector(payment, select.kindOf);
  const view = useSelector(payment, select.viewOf);
  const stage = useSelector(payment, select.stageOf);
  const amount = <Amount payment={payment} />;
  const time = <DueTime payment={payment} />;
  const unpaidText = <FormattedMessage {...messages.unpaidText} values={{ time }} />;
  const warns = { art: 'info', tone: 'warning' } as const;
  const waits = { art: 'clock', tone: 'brand' } as const;
  switch (view) {
    case 'settled':
      return {
        ...{ art: 'check', tone: 'success' },
        title: <FormattedMessage {...messages[stage === 'inCash' ? 'inCash' : 'paid']} />,
        text: null,
      };
    case 'looking':
      return { ...waits, title: <FormattedMessage {...messages.looking} />, text: null };
    case 'leaving':
      return {
        ...waits,
        title: <FormattedMessage {...messages.leaving} />,
        text: <FormattedMessage {...messages.leavingText} values={{ amount }} />,
      };
    case 'awaited':
      return {
        ...waits,
        title: <FormattedMessage {...messages.awaited} />,
        text: <FormattedMessage {...messages.awaitedText} values={{ time }} />,
      };
    case 'unread':
      return { ...warns, title: <FormattedMessage {...messages.unread} />, text: null };
    case 'unpaid':
    case 'closed':
      break;
  }
  switch (stage) {
    case 'declined':
    case 'canceled':
      return { ...warns, title: <FormattedMessage {...messages[stage]} />, text: unpaidText };
    case 'returned':
    case 'owedBack':
      return {
        ...warns,
        title: <FormattedMessage {...messages[stage]} values={{ amount }} />,
        text: <FormattedMessage {...messages[`${stage}Text`]} values={{ kind }} />,
      };
    case 'runOut':
      return {
        ...warns,
        title: <FormattedMessage {...messages.runOut} values={{ kind }} />,
        text: <FormattedMessage {...messages.runOutText} />,
      };
    case 'over':
      return {
        ...warns,
        title: <FormattedMessage {...messages.over} values={{ kind }} />,
        text: null,
      };
    case 'unbegun':
    case 'open':
    case 'paid':
    case 'inCash':
    case null:
      return { ...warns, title: <FormattedMessage {...messages.unbegun} />, text: unpaidText };
  }
}

function Amount({ payment }: Props) {
  const amount = useSelector(payment, select.amountOf);
  return amount ? <MoneyText amount={amount} /> : null;
}

function DueTime({ payment }: Props) {
  const dueAt = useSelector(payment, select.dueAtOf);
  const zone = useStorefront(storefront.timeZone);
  return dueAt === null ? null : <MomentText at={dueAt} zone={zone} />;
}
