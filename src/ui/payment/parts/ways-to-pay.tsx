import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/payment/pay/selectors.ts';
import type { PayOption } from '#domain/payment/payable.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './pay.messages.ts';

type Props = { readonly payment: select.PayActor };

export function WaysToPay({ payment }: Props) {
  const options = useSelector(payment, select.optionsOf);
  const canCheck = useSelector(payment, select.canCheck);
  if (options.length === 0 && !canCheck) return null;
  return (
    <Stack w="full" maxW="sm" gap="3" mb="4">
      {options.map((option) => (
        <Way key={option.method} payment={payment} option={option} />
      ))}
      {canCheck ? (
        <Button variant="ghost" onClick={() => payment.send({ type: 'payment.check' })}>
          <FormattedMessage {...controls.checkAgain} />
        </Button>
      ) : null}
    </Stack>
  );
}

function Way({ payment, option }: Props & { readonly option: PayOption }) {
  const { method, available, limit } = option;
  const hasFailed = useSelector(payment, select.hasFailed);
  if (method === 'gateway') {
    return (
      <Button disabled={!available} onClick={() => payment.send({ type: 'payment.begin' })}>
        <FormattedMessage {...(hasFailed ? messages.again : messages.begin)} />
      </Button>
    );
  }
  return (
    <Stack gap="1">
      <Button
        variant="outline"
        disabled={!available}
        onClick={() => payment.send({ type: 'method.change', method })}
      >
        <Icon name={method} size="4" />
        <FormattedMessage {...messages[method]} />
      </Button>
      {method === 'wallet' && limit ? (
        <Text textStyle="caption" color="fg.muted" textAlign="center">
          <FormattedMessage
            {...messages.walletHint}
            values={{ money: <MoneyText amount={limit} /> }}
          />
        </Text>
      ) : null}
    </Stack>
  );
}
