import type { SnapshotFrom } from 'xstate';
import type { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import { toKilometres } from '#domain/rental/trip-details.ts';
import { dayIn } from '#ui/kernel/calendar-days.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { lengthText, pickupText } from '#tests/model/support/trip-texts.ts';
import {
  says,
  type Locator,
  type MessageText,
  type Person,
  type TimeText,
  type TextMatch,
} from '@sundry/statecharts';
import { van } from './trips.ts';

export type Planned = SnapshotFrom<typeof searchTripMachine>;
type Context = Planned['context'];

export const word = (name: string, values = {}): MessageText =>
  says(`rental.tripForm.${name}`, values);
export const TYPES = { hourly: word('hourly'), distance_wise: word('distance') };
export const WHEN = { now: word('now'), later: word('later') };
export const dayLabel = says('kernel.calendar.day');
const choosePlace = says('location.placeField.choose');
const END = { pickup: says('rental.trip.pickup'), destination: says('rental.trip.destination') };
export const HOURS = word('hours');
export const retry = says('kernel.failure.retry');
export const close = says('kernel.dialog.close');
export const addVan = says('rental.control.add', { vehicle: van.name });
export const map: Locator = ['dialog', says('location.pick.titleReturned')];

const SUBMIT = { search: word('submit'), add: word('addSubmit'), change: word('changeSubmit') };
const TITLE = { search: word('title'), add: word('addTitle'), change: word('changeTitle') };
export const submit = ({ context: { purpose } }: Planned): MessageText => SUBMIT[purpose.kind];
export const titleOf = ({ context: { purpose } }: Planned): MessageText => TITLE[purpose.kind];

const placeName = (end: 'pickup' | 'destination', { form }: Context): TextMatch =>
  form[end]?.place.name ?? choosePlace;
export const placeButton = (
  end: 'pickup' | 'destination',
  { context: { form } }: Planned,
): MessageText =>
  says('location.placeField.name', {
    label: END[end],
    place: form[end]?.place.name ?? choosePlace,
  });

export const dayText = (date: string, weekday: 'long' | 'short'): TimeText => ({
  at: Date.parse(date),
  style: { weekday, day: 'numeric', month: weekday, year: 'numeric', timeZone: 'UTC' },
});
const dayOf = ({ form: { date } }: Context): MessageText | TimeText =>
  dayIn(date) ? dayText(date, 'short') : word('chooseDay');

const REFUSED: Readonly<Record<string, MessageText>> = {
  'pickup missing': word('pickupMissing'),
  'pickup outside': word('outside'),
  'destination missing': word('destinationMissing'),
  'destination outside': word('outside'),
  'destination otherZone': word('otherZone'),
  'route nowhere': word('nowhere'),
  'hours notWhole': word('notWhole'),
  'hours belowOne': word('belowOne'),
  'hours tooMany': word('tooMany'),
  'pickupAt skippedHour': word('skippedHour'),
  'pickupAt passed': word('passed'),
};
/** Errors of a field that the type of trip lacks are hidden. */
const isShown = (field: string, { form }: Context): boolean =>
  form.type === 'hourly' ? !['destination', 'route'].includes(field) : field !== 'hours';

const searchedTrip: Locator = ['region', says('rental.trip.title')];

/** The searched trip, in a line over the list, also while the form is collapsed. */
const searchedParts = ({ searched }: Context): readonly TextMatch[] => {
  if (!searched) return [word('title'), word('choose')];
  const { pickup, destination, pickupAt } = searched;
  return [
    pickup.name,
    ...(destination ? [destination.name] : []),
    lengthText(searched),
    pickupAt === null ? says('rental.trip.pickupNow') : pickupText(pickupAt),
    says('kernel.control.edit'),
  ];
};

/** On the page the form is collapsed until it is opened; over the page it is the dialog. */
async function comesToForm(person: Person, planned: Planned): Promise<Person> {
  const { context } = planned;
  if (context.purpose.kind !== 'search') {
    const dialog = person.within('dialog', titleOf(planned));
    await dialog.reads(titleOf(planned));
    await dialog.canPress('button', close);
    return dialog;
  }
  const seen = person.within(...searchedTrip);
  await seen.readsInOrder(...searchedParts(context));
  const unfold = context.searched ? says('kernel.control.edit') : word('choose');
  await seen.pressUnlessAt(['button', submit(planned)], 'button', unfold);
  await seen.canPress('button', unfold);
  await person.canPress('button', addVan);
  return seen;
}

function partsOf(planned: Planned): readonly TextMatch[] {
  const { context } = planned;
  const { form, recent } = context;
  const isHourly = form.type === 'hourly';
  const length = isHourly ? [] : [END.destination, placeName('destination', context)];
  const earlier = isHourly || recent.length === 0 ? [] : [...recent.map(({ name }) => name)];
  const at =
    form.when === 'later'
      ? [dayLabel, dayOf(context), says('kernel.calendar.time'), word('zone')]
      : [];
  return [
    TYPES.hourly,
    TYPES.distance_wise,
    ...(isHourly ? [word('fourHours'), word('oneDay'), word('weekend'), word('oneWeek')] : []),
    END.pickup,
    placeName('pickup', context),
    ...length,
    ...(earlier.length > 0 ? [word('recent'), ...earlier, word('forget')] : []),
    says('rental.trip.pickupAt'),
    WHEN.now,
    WHEN.later,
    ...at,
    ...(isHourly ? [word('return'), word('returnTime'), HOURS, '*', word('hoursHint')] : []),
    submit(planned),
  ];
}

export async function seesForm(person: Person, planned: Planned): Promise<void> {
  const { context } = planned;
  const { form, refusals, failure, recent } = context;
  const seen = await comesToForm(person, planned);
  await seen.readsInOrder(...partsOf(planned));
  await seen.sees('button', TYPES[form.type], { pressed: true });
  await seen.sees('button', WHEN[form.when], { pressed: true });
  /** Before the clock is known, there is no day to choose. */
  const hasDay = form.when === 'later' && context.now !== null;
  const buttons = [
    ...Object.values(TYPES),
    ...Object.values(WHEN),
    placeButton('pickup', planned),
    ...(form.type === 'hourly' ? [] : [placeButton('destination', planned)]),
    ...(hasDay ? [word('dayAt', { label: dayLabel, day: dayOf(context) })] : []),
    submit(planned),
  ];
  for (const button of buttons) await seen.canPress('button', button);
  if (form.type === 'hourly') await seen.seesField(HOURS);
  for (const [field, refusal] of Object.entries(refusals)) {
    const told = REFUSED[`${field} ${refusal}`];
    if (told && isShown(field, context)) await seen.reads(told);
  }
  if (failure) await seen.within('alert').readsInOrder(failureText(failure), retry);
  if (recent.length > 0 && form.type !== 'hourly') {
    await seen.within('group', word('recent')).readsInOrder(...recent.map(({ name }) => name));
  }
}

/** RENT-SEARCH-08: the distance, once it has been measured. */
export async function seesWay(person: Person, planned: Planned): Promise<void> {
  const { form } = planned.context;
  await seesForm(person, planned);
  if (form.type === 'hourly' || !form.route || form.route.metres === 0) return;
  const minutes = Math.max(1, Math.round(form.route.seconds / 60));
  const way = word('way', { kilometres: toKilometres(form.route.metres), minutes });
  await person.readsInOrder(submit(planned), way);
}

export const seesNoForm = (person: Person, planned: Planned): Promise<void> =>
  person.doesNotSee('button', submit(planned));
export const seesMap = (person: Person): Promise<void> => person.sees(...map);
