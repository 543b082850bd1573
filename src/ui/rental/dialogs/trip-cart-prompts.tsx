import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/trip-cart.selectors.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import type { DetailChange } from '#domain/rental/trip-conflict.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { PickupTimeText, TripTypeText } from '#ui/rental/parts/trip-facts.tsx';
import { detailLabels, messages } from '#ui/rental/trip-cart.messages.ts';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';

/** What the trip cart asks before it takes something away or changes the trip. */
export function TripCartPrompts() {
  const clearing = useTripCart(select.isAskingToClear, false);
  const removing = useTripCart(select.isAskingToRemove, false);
  const asking = useTripCart(select.isAsking, false);
  if (!asking) return null;
  if (clearing) {
    return (
      <Question title={<FormattedMessage {...messages.clearTitle} />}>
        <FormattedMessage {...messages.clearQuestion} />
      </Question>
    );
  }
  return removing ? <RemoveDialog /> : <ConflictDialog />;
}

function Question({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  const tell = useSendToTripCart();
  return (
    <ConfirmDialog
      title={title}
      body={children}
      onConfirm={() => tell({ type: 'prompt.confirm' })}
      onCancel={() => tell({ type: 'prompt.cancel' })}
    />
  );
}

function ConflictDialog() {
  const conflict = useTripCart(select.conflictOf, null);
  switch (conflict?.kind) {
    case undefined:
      return null;
    case 'provider':
      return (
        <Question key="provider" title={<FormattedMessage {...messages.providerTitle} />}>
          <FormattedMessage {...messages.providerQuestion} />
        </Question>
      );
    case 'tripType':
      return (
        <Question key="tripType" title={<FormattedMessage {...messages.tripTypeTitle} />}>
          <FormattedMessage
            {...messages.tripTypeQuestion}
            values={{
              old: <TripTypeText type={conflict.from} />,
              new: <TripTypeText type={conflict.to} />,
            }}
          />
        </Question>
      );
    case 'duration':
      return (
        <Question key="duration" title={<FormattedMessage {...messages.durationTitle} />}>
          <FormattedMessage
            {...messages.durationQuestion}
            values={{ old: conflict.from, new: conflict.to }}
          />
        </Question>
      );
    case 'details':
      return (
        <Question key="details" title={<FormattedMessage {...messages.detailsTitle} />}>
          <FormattedMessage {...messages.detailsQuestion} />
          {conflict.changes.map((change) => (
            <Text as="span" display="block" key={change.what} mt="2">
              <ChangeText change={change} />
            </Text>
          ))}
        </Question>
      );
    default:
      return unreachable(conflict);
  }
}

/** Old beside new. */
function ChangeText({ change }: { readonly change: DetailChange }) {
  const label = <FormattedMessage {...detailLabels[change.what]} />;
  return (
    <FormattedMessage
      {...messages.change}
      values={
        change.what === 'pickupAt'
          ? {
              label,
              from: <PickupTimeText at={change.from} />,
              to: <PickupTimeText at={change.to} />,
            }
          : { label, from: <bdi>{change.from.name}</bdi>, to: <bdi>{change.to.name}</bdi> }
      }
    />
  );
}

function RemoveDialog() {
  const tell = useSendToTripCart();
  const losing = useTripCart(select.losingOf, []);
  const type = useTripCart(select.typeWantedOf, null);
  const cancel = () => tell({ type: 'prompt.cancel' });
  const missing = type === 'hourly' ? messages.noHourly : messages.noDistance;
  return (
    <DialogShell
      role="alertdialog"
      size="sm"
      title={<FormattedMessage {...messages.removeTitle} />}
      onClose={cancel}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            <FormattedMessage {...kernel.cancel} />
          </Button>
          <Button onClick={() => tell({ type: 'prompt.confirm' })}>
            <FormattedMessage {...messages.removeAndContinue} />
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          <FormattedMessage {...messages.removeQuestion} />
        </Text>
        {losing.map(({ id, vehicle }) => (
          <Text key={id}>
            <FormattedMessage {...missing} values={{ vehicle: <bdi>{vehicle.name}</bdi> }} />
          </Text>
        ))}
      </Stack>
    </DialogShell>
  );
}
