import { FormattedMessage } from 'react-intl';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { TripStep } from '#domain/rental/trip.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import type { IconName } from '#ui/design/icon.tsx';
import { StatusSteps } from '#ui/ordering/parts/status-steps.tsx';
import { messages } from './trip-status.messages.ts';
import { TripStatusText } from './trip-status-text.tsx';

const PICTURE: Readonly<Record<TripStatus, IconName>> = {
  pending: 'receipt',
  confirmed: 'check',
  ongoing: 'rental',
  completed: 'home',
  canceled: 'close',
  payment_failed: 'alert',
};

type Props = { readonly steps: readonly TripStep[]; readonly zone: TimeZone };

export const TripSteps = ({ steps, zone }: Props) => (
  <StatusSteps
    zone={zone}
    steps={steps.map((step) => ({
      ...step,
      texts: <StepText {...step} />,
      icon: PICTURE[step.status],
      isBad: step.status === 'canceled' || step.status === 'payment_failed',
    }))}
  />
);

/** Once past, the pending step reads "booked". */
const StepText = ({ status, progress }: TripStep) =>
  status === 'pending' && progress === 'done' ? (
    <FormattedMessage {...messages.booked} />
  ) : (
    <TripStatusText status={status} />
  );
