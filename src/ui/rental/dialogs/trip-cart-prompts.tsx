import { Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import * as select from '#application/rental/trip-cart/selectors.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import type { ProviderSummary } from '#domain/rental/provider.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import type { DetailChange } from '#domain/rental/trip-conflict.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { PickupTimeText, TripTypeText } from '#ui/rental/parts/trip-facts.tsx';
import { detailLabels, messages } from '#ui/rental/trip-cart.messages.ts';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';

export function TripCartPrompts() {
  const clearing = useTripCart(select.isAskingToClear, false);
  const removing = useTripCart(select.isAskingToRemove, false);
  const asking = useTripCart(select.isAsking, false);
  if (!asking) return null;
  if (clearing) {
    return (
      <Question
        title={<FormattedMessage {...messages.clearTitle} />}
        body={<FormattedMessage {...messages.clearQuestion} />}
      />
    );
  }
  return removing ? <RemoveDialog /> : <ConflictDialog />;
}

type Asked = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onCancel'>;

function Question(asked: Asked) {
  const tell = useSendToTripCart();
  return (
    <ConfirmDialog
      {...asked}
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
        <Question
          key="provider"
          title={<FormattedMessage {...messages.providerTitle} />}
          body={<FormattedMessage {...messages.providerQuestion} />}
          details={<Providers inCart={conflict.from} wanted={conflict.to} />}
        />
      );
    case 'tripType':
      return (
        <Question
          key="tripType"
          title={<FormattedMessage {...messages.tripTypeTitle} />}
          body={
            <FormattedMessage
              {...messages.tripTypeQuestion}
              values={{
                old: <TripTypeText type={conflict.from} />,
                new: <TripTypeText type={conflict.to} />,
              }}
            />
          }
        />
      );
    case 'duration':
      return (
        <Question
          key="duration"
          title={<FormattedMessage {...messages.durationTitle} />}
          body={
            <FormattedMessage
              {...messages.durationQuestion}
              values={{ old: conflict.from, new: conflict.to }}
            />
          }
        />
      );
    case 'details':
      return (
        <Question
          key="details"
          title={<FormattedMessage {...messages.detailsTitle} />}
          body={<FormattedMessage {...messages.detailsQuestion} />}
          details={conflict.changes.map((change) => (
            <Text key={change.what}>
              <ChangeText change={change} />
            </Text>
          ))}
        />
      );
    default:
      return unreachable(conflict);
  }
}

type ProvidersProps = Readonly<Record<'inCart' | 'wanted', ProviderSummary>>;

function Providers({ inCart, wanted }: ProvidersProps) {
  const { lines } = useTripCart(select.cartOf, EMPTY_TRIP_CART);
  const vehicles = lines.map(({ id, vehicle: { name } }) => <bdi key={id}>{name}</bdi>);
  return (
    <Text color="fg.muted">
      <FormattedMessage
        {...messages.providers}
        values={{
          vehicles: <FormattedList value={vehicles} />,
          inCart: <bdi>{inCart.name}</bdi>,
          wanted: <bdi>{wanted.name}</bdi>,
        }}
      />
    </Text>
  );
}

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
  const incompatible = useTripCart(select.incompatibleOf, []);
  const type = useTripCart(select.typeWantedOf, null);
  const missing = type === 'hourly' ? messages.noHourly : messages.noDistance;
  return (
    <Question
      title={<FormattedMessage {...messages.removeTitle} />}
      body={<FormattedMessage {...messages.removeQuestion} />}
      details={incompatible.map(({ id, vehicle }) => (
        <Text key={id}>
          <FormattedMessage {...missing} values={{ vehicle: <bdi>{vehicle.name}</bdi> }} />
        </Text>
      ))}
      confirm={<FormattedMessage {...messages.removeAndContinue} />}
    />
  );
}
