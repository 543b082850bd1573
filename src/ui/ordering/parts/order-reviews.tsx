import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WriteReviewActor } from '#application/ordering/write-review/selectors.ts';
import type { Ordering } from '#application/shell/services.ts';
import type { GivenReview as Given } from '#domain/catalogue/review-draft.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import type { ReviewSubject } from '#domain/ordering/order-reviews.ts';
import { GivenReview } from '#ui/catalogue/parts/given-review.tsx';
import { messages as reviewMessages } from '#ui/catalogue/parts/review.messages.ts';
import { Card, CardRow } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useReadScope } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from './after-order.messages.ts';

type Props = {
  readonly order: OrderId;
  readonly orders: Pick<Ordering['orders'], 'reviews'>;
};

export const OrderReviews = ({
  review,
  ...read
}: Props & { readonly review: WriteReviewActor }) => (
  <Card data-receipt="without">
    <Section title={<FormattedMessage {...messages.reviews} />}>
      <Reviewables {...read} onReview={(subject) => review.send({ type: 'review.ask', subject })} />
    </Section>
  </Card>
);

type ListProps = Props & { readonly onReview: (subject: ReviewSubject) => void };

function Reviewables({ order, orders, onReview }: ListProps) {
  const { formatMessage } = useIntl();
  const scope = useReadScope();
  const { value, failure, retry } = useRead(orders.reviews(scope, order));
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) return <RowSkeleton />;
  const { items, courier } = value;
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {items.map(({ id, name, image, review, reviewable }) => (
        <CardRow as="li" key={id} picture={{ src: image, alt: '' }}>
          <Reviewable
            name={name}
            review={review}
            onReview={reviewable ? () => onReview({ kind: 'item', order, item: id, name }) : null}
          >
            <bdi>{name}</bdi>
          </Reviewable>
        </CardRow>
      ))}
      {courier ? (
        <li>
          <Reviewable
            name={formatMessage(messages.courier)}
            review={courier.review}
            onReview={courier.reviewable ? () => onReview({ kind: 'courier', order }) : null}
          >
            <FormattedMessage {...messages.courier} />
          </Reviewable>
        </li>
      ) : null}
    </Stack>
  );
}

type RowProps = {
  readonly name: string;
  readonly review: Given | null;
  /** Null if reviewed already or not reviewable. */
  readonly onReview: (() => void) | null;
  readonly children: ReactNode;
};

function Reviewable({ name, review, onReview, children }: RowProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text overflowWrap="anywhere">{children}</Text>
      {review ? (
        <GivenReview
          review={review}
          replyLabel={<FormattedMessage {...reviewMessages.storeReply} />}
        />
      ) : null}
      {onReview ? (
        <div>
          <Button
            size="sm"
            variant="outline"
            mt="1"
            aria-label={formatMessage(messages.reviewOf, { name })}
            onClick={onReview}
          >
            <Icon name="star" size="4" />
            <FormattedMessage {...reviewMessages.write} />
          </Button>
        </div>
      ) : null}
    </>
  );
}
