import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CouponActor } from '#application/ordering/coupon/selectors.ts';
import { messages } from './coupon.messages.ts';

type Props = {
  readonly coupon: CouponActor;
  readonly code: string;
  readonly disabled: boolean;
};

export function UseCoupon({ coupon, code, disabled }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={disabled}
      aria-label={formatMessage(messages.useNamed, { code })}
      onClick={() => coupon.send({ type: 'coupon.choose', code })}
    >
      <FormattedMessage {...messages.use} />
    </Button>
  );
}
