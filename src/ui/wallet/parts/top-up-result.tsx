import { Box, Button, HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/wallet/top-up/selectors.ts';
import { Notice } from '#ui/design/notice.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './top-up-result.messages.ts';

type Props = { readonly topUp: select.TopUpActor };

/** Outcome of the payment after the return from the gateway. Announced once known. */
export const TopUpResult = ({ topUp }: Props) => (
  <Box role="status" _empty={{ display: 'none' }}>
    <Shown topUp={topUp} />
  </Box>
);

function Shown({ topUp }: Props) {
  const shown = useSelector(topUp, select.resultShown);
  const amount = useSelector(topUp, select.amountOf);
  const failure = useSelector(topUp, select.failureOf);
  const money = amount ? <MoneyText amount={amount} /> : '';
  switch (shown) {
    case null:
      return null;
    case 'checking':
      return (
        <Notice icon="clock">
          <FormattedMessage {...messages.checking} />
        </Notice>
      );
    case 'paid':
      return (
        <Notice
          tone="success"
          title={<FormattedMessage {...messages.paid} values={{ amount: money }} />}
          action={<Actions topUp={topUp} />}
        />
      );
    case 'declined':
    case 'unfinished':
      return (
        <Notice
          tone={shown === 'declined' ? 'danger' : 'warning'}
          title={<FormattedMessage {...messages[shown]} values={{ amount: money }} />}
          action={<Actions topUp={topUp} />}
        >
          <FormattedMessage {...messages[`${shown}Text`]} />
        </Notice>
      );
    case 'unread':
      return (
        <Notice tone="warning" action={<Actions topUp={topUp} />}>
          {failure ? <FailureText failure={failure} /> : null}
        </Notice>
      );
  }
}

function Actions({ topUp }: Props) {
  const canCheck = useSelector(topUp, select.canCheck);
  return (
    <HStack gap="2" wrap="wrap">
      {canCheck ? (
        <Button size="sm" variant="outline" onClick={() => topUp.send({ type: 'result.check' })}>
          <FormattedMessage {...controls.checkAgain} />
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={() => topUp.send({ type: 'result.dismiss' })}>
        <FormattedMessage {...messages.dismiss} />
      </Button>
    </HStack>
  );
}
