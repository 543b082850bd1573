import { Button, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/book-trip.selectors.ts';
import type { TripDifference } from '#domain/rental/trip-changes.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/booking.messages.ts';
import { messages as summary } from '#ui/rental/parts/trip-summary.messages.ts';

/** Everything that is not what the customer saw, with one answer for all of it. */
export function TripChangesDialog({ placing }: { readonly placing: select.PlacingTripActor }) {
  const changes = useSelector(placing, select.changesToAccept);
  if (changes.length === 0) return null;
  const decline = () => placing.send({ type: 'changes.decline' });
  return (
    <DialogShell
      role="alertdialog"
      size="sm"
      title={<FormattedMessage {...messages.changesTitle} />}
      onClose={decline}
      footer={
        <>
          <Button variant="outline" onClick={decline}>
            <FormattedMessage {...messages.changesDecline} />
          </Button>
          <Button onClick={() => placing.send({ type: 'changes.accept' })}>
            <FormattedMessage {...messages.changesAccept} />
          </Button>
        </>
      }
    >
      <Text color="fg.muted" mb="4">
        <FormattedMessage {...messages.changesText} />
      </Text>
      <chakra.dl display="grid" rowGap="3">
        {changes.map((change, index) => (
          <div key={`${change.kind} ${index}`}>
            <chakra.dt fontWeight="semibold" overflowWrap="anywhere">
              <ChangeName change={change} />
            </chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums">
              <ChangeText change={change} />
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </DialogShell>
  );
}

function ChangeName({ change }: { readonly change: TripDifference }) {
  if ('name' in change) return <bdi>{change.name}</bdi>;
  return change.kind === 'trip' ? (
    <FormattedMessage {...messages.tripChanged} />
  ) : (
    <FormattedMessage {...summary[change.kind]} />
  );
}

function ChangeText({ change }: { readonly change: TripDifference }) {
  switch (change.kind) {
    case 'trip':
    case 'new':
      return <FormattedMessage {...messages.lineNew} />;
    case 'gone':
      return <FormattedMessage {...messages.lineGone} />;
    case 'quantity':
      return <FormattedMessage {...messages.was} values={{ was: change.was, is: change.is }} />;
    case 'line':
    case 'discount':
    case 'coupon':
    case 'tax':
    case 'total': {
      const [was, is] = [<MoneyText amount={change.was} />, <MoneyText amount={change.is} />];
      return <FormattedMessage {...messages.was} values={{ was, is }} />;
    }
  }
}
