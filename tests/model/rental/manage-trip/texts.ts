import { formatPhone } from '#domain/account/phone.ts';
import type { SnapshotFrom } from 'xstate';
import type { manageTripMachine } from '#application/rental/manage-trip/machine.ts';
import * as select from '#application/rental/manage-trip/selectors.ts';
import type { Trip } from '#domain/rental/trip.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import { clockOf } from '#tests/model/ordering/tracking.ts';
import { figuresOf } from '#tests/model/support/figures.ts';
import { says, type TextMatch } from '@sundry/statecharts';

type Planned = SnapshotFrom<typeof manageTripMachine>;

export const statusOf = ({ status }: Pick<Trip, 'status'>) => says(`rental.status.${status}`);

export function progressOf(planned: Planned, trip: Trip): readonly TextMatch[] {
  const { timeZone, updatedAt } = planned.context;
  const steps = select.stepsShown(planned).flatMap(({ status, at, progress }) => {
    const isBehind = status === 'pending' && progress === 'done';
    const word = isBehind ? says('rental.status.booked') : statusOf({ status });
    return [
      says(`ordering.track.${progress}`, { status: word }),
      ...(at === null ? [] : [clockOf(at, timeZone)]),
    ];
  });
  const because = trip.cancellationReason;
  return [
    statusOf(trip),
    ...(because ? [says('ordering.facts.canceledBecause', { reason: because })] : []),
    ...steps,
    ...(updatedAt === null ? [] : [says('ordering.track.updated', { when: '' })]),
  ];
}

export const partiesOf = ({ pickup, pickupAt, hours, provider }: Trip, timeZone: string) => [
  says('rental.trip.title'),
  says('rental.trip.type'),
  says('rental.trip.hourly'),
  says('rental.trip.pickupAt'),
  ...(pickupAt === null ? [] : [clockOf(pickupAt, timeZone)]),
  says('rental.trip.pickup'),
  pickup?.name ?? '',
  says('rental.manage.duration'),
  says('rental.trip.hours', { count: hours ?? 0 }),
  says('rental.fact.provider'),
  provider?.name ?? '',
  says('kernel.contact.call', { phone: formatPhone(provider?.phone ?? '') }),
];

export const billOf = ({ lines, hours, amounts, isPaid, status }: Trip) => [
  says('payment.title'),
  ...lines.flatMap(({ name, rate, gross }) => [
    name,
    figuresOf(rate),
    says('rental.vehicle.perHour', { amount: '' }),
    '×',
    says('rental.trip.hours', { count: hours ?? 0 }),
    figuresOf(gross),
  ]),
  says('ordering.summary.tax'),
  says('rental.summary.taxWhy'),
  figuresOf(amounts.tax),
  says('kernel.amounts.total'),
  figuresOf(amounts.total),
  ...(isPaid || isTripFinal(status) ? [] : [says('rental.manage.payCash')]),
];
