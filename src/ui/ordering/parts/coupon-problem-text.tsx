import { FormattedMessage } from 'react-intl';
import type { CouponProblem } from '#domain/pricing/coupon-offer.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from './coupon.messages.ts';
import { TextSpan } from '#ui/design/text-span.tsx';

type Props = {
  readonly problem: CouponProblem;
  readonly store?: string | null;
};

export function CouponProblemText({ problem, store = null }: Props) {
  if (problem.kind === 'other') return <TextSpan>{problem.said}</TextSpan>;
  if (problem.kind === 'belowMinimum') {
    const money = <MoneyText amount={problem.missing} />;
    return <FormattedMessage {...messages.belowMinimum} values={{ money }} />;
  }
  return problem.kind === 'otherStore' && store !== null ? (
    <FormattedMessage {...messages.ofStore} values={{ store: <bdi>{store}</bdi> }} />
  ) : (
    <FormattedMessage {...messages[problem.kind]} />
  );
}
