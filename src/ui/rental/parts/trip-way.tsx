import { Box, Button, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { toKilometres } from '#domain/rental/trip-details.ts';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';

export function TripWay({ search }: { readonly search: select.SearchTripActor }) {
  const failure = useSelector(search, select.failureOf);
  return (
    <>
      <Text role="status" mt="3" textStyle="label" color="fg.muted" _empty={{ mt: '0' }}>
        <WayText search={search} />
      </Text>
      <Box role="alert" mt="3" _empty={{ mt: '0' }}>
        {failure ? (
          <Notice
            tone="warning"
            action={
              <Button
                variant="outline"
                size="sm"
                onClick={() => search.send({ type: 'lookup.retry' })}
              >
                <FormattedMessage {...kernel.retry} />
              </Button>
            }
          >
            <FailureText failure={failure} />
          </Notice>
        ) : null}
      </Box>
    </>
  );
}

function WayText({ search }: { readonly search: select.SearchTripActor }) {
  const { type, route } = useSelector(search, select.formOf);
  const isLooking = useSelector(search, select.isLooking);
  const isMeasuring = useSelector(search, select.isMeasuring);
  if (isMeasuring) return <FormattedMessage {...messages.measuring} />;
  if (isLooking) return <FormattedMessage {...messages.looking} />;
  if (type === 'hourly' || !route || route.metres === 0) return null;
  return (
    <FormattedMessage
      {...messages.way}
      values={{
        kilometres: toKilometres(route.metres),
        minutes: Math.max(1, Math.round(route.seconds / 60)),
      }}
    />
  );
}
