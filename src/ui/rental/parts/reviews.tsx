import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Page, Query, ReadScope } from '#application/kernel/query.ts';
import type { RentalQueries, VehicleReview } from '#application/rental/rental.queries.ts';
import { parseId } from '#domain/kernel/id.ts';
import { ReviewCard } from '#ui/catalogue/parts/review-card.tsx';
import { messages as reviewMessages } from '#ui/catalogue/parts/review.messages.ts';
import { messages as reviewsMessages } from '#ui/catalogue/parts/reviews.messages.ts';
import { Section } from '#ui/design/section.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { turningRows } from '#ui/design/turning.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Pager } from '#ui/kernel/pager.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { messages } from '#ui/rental/pages/details.messages.ts';
import { useRentalPage } from '#ui/rental/use-rental-read.ts';

type Props = {
  readonly read: (
    vehicles: RentalQueries,
    scope: ReadScope,
    page: number,
  ) => Query<Page<VehicleReview>>;
  /** True where the reviews cover several vehicles, and each names its own. */
  readonly ofSeveral?: boolean;
};

const PAGE_SIZE = 10;

export const Reviews = (props: Props) => (
  <Section title={<FormattedMessage {...messages.reviews} />}>
    <ReviewList {...props} />
  </Section>
);

function ReviewList({ read: ask, ofSeveral = false }: Props) {
  const { formatMessage } = useIntl();
  const { navigator } = useServices();
  const page = parseId<'Page'>(useQueryValue('reviews')) ?? 1;
  const read = useRentalPage((vehicles, scope) => ask(vehicles, scope, page));
  const { value, failure, turning, retry } = read;
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) return <RowSkeleton />;
  if (value.rows.length === 0) {
    return (
      <Text color="fg.muted">
        <FormattedMessage {...reviewsMessages.none} />
      </Text>
    );
  }
  return (
    <Stack gap="6" maxW="3xl">
      <Stack gap="6" {...turningRows(turning)}>
        {value.rows.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            replyLabel={<FormattedMessage {...reviewMessages.providerReply} />}
            about={ofSeveral ? <About vehicle={review.vehicleName} /> : null}
          />
        ))}
      </Stack>
      <Pager
        label={formatMessage(messages.reviewPages)}
        read={read}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(reviews) => navigator.changeQuery({ reviews })}
      />
    </Stack>
  );
}

const About = ({ vehicle }: { readonly vehicle: string }) => (
  <Text textStyle="label" color="fg.muted">
    <FormattedMessage {...messages.reviewOf} values={{ vehicle: <bdi>{vehicle}</bdi> }} />
  </Text>
);
