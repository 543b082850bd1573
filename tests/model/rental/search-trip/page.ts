import type { SnapshotFrom } from 'xstate';
import type { searchTripMachine } from '#application/rental/search-trip.machine.ts';
import { toKilometres } from '#domain/rental/trip-details.ts';
import { dayIn } from '#ui/kernel/calendar-days.ts';
import { definePage, passedThrough } from '#tools/model/page.ts';
import {
  pressing,
  says,
  type Locator,
  type Person,
  type MessageText,
} from '#tools/model/person.ts';
import { flow } from './flow.ts';
import { MUSEUM_NAME, NEW_YORK, van } from './trips.ts';

type Planned = SnapshotFrom<typeof searchTripMachine>;

const word = (name: string, values = {}): MessageText => says(`rental.tripForm.${name}`, values);
const TYPES = { hourly: word('hourly'), distance_wise: word('distance') };
const WHEN = { now: word('now'), later: word('later') };
const SUBMIT = { search: word('submit'), add: word('addSubmit'), change: word('changeSubmit') };
const HOURS = word('hours');
const retry = says('kernel.failure.retry');

const placeButton = (end: 'pickup' | 'destination', { context: { form } }: Planned): MessageText =>
  word('placeAt', { label: word(end), place: form[end]?.place.name ?? word('choosePlace') });
const submit = ({ context: { purpose } }: Planned): MessageText => SUBMIT[purpose.kind];

/** A day as the calendar says it. */
const dayText = (date: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', { ...style, timeZone: 'UTC' }).format(Date.parse(date));
const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayButton = ({ context: { form } }: Planned): MessageText =>
  word('dayAt', {
    label: word('day'),
    day: dayIn(form.date) ? dayText(form.date, SHORT) : word('chooseDay'),
  });
/** Whatever day it says. */
const DAY = /^Day: /;
const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

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
/** What is wrong with a field that the type of trip has not is not told. */
const isShown = (field: string, { context: { form } }: Planned): boolean =>
  form.type === 'hourly' ? !['destination', 'route'].includes(field) : field !== 'hours';

const searchedTrip: Locator = ['region', word('searched')];
const timeText = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: NEW_YORK,
});

/** Which trip is searched, in a line over the list, also while the form is folded away. */
async function seesSearchedTrip(person: Person, { searched }: Planned['context']): Promise<void> {
  if (!searched) return;
  const { pickup, destination, pickupAt } = searched;
  const length =
    searched.type === 'hourly'
      ? says('rental.trip.hours', { count: searched.hours })
      : says('rental.trip.kilometres', { count: toKilometres(searched.metres) });
  const when = pickupAt === null ? says('rental.trip.pickupNow') : timeText.format(pickupAt);
  await person
    .within(...searchedTrip)
    .readsInOrder(pickup.name, ...(destination ? [destination.name] : []), length, when);
}

/** On the page the form is folded away until it is wanted; over the page it is the dialog. */
async function opensForm(person: Person, planned: Planned): Promise<void> {
  const { purpose, searched } = planned.context;
  if (purpose.kind !== 'search') return;
  await seesSearchedTrip(person, planned.context);
  const unfold = word(searched ? 'edit' : 'choose');
  await person.within(...searchedTrip).pressUnlessAt(['button', submit(planned)], 'button', unfold);
}

/** What was said, all that is wrong with it, and what can be done. */
async function seesForm(person: Person, planned: Planned): Promise<void> {
  const { form, refusals, failure, recent } = planned.context;
  await opensForm(person, planned);
  await person.sees('button', TYPES[form.type], { pressed: true });
  await person.sees('button', placeButton('pickup', planned));
  if (form.type === 'hourly') await person.seesField(HOURS);
  else await person.sees('button', placeButton('destination', planned));
  await person.sees('button', WHEN[form.when], { pressed: true });
  if (form.when === 'later') await person.sees('button', dayButton(planned));
  for (const [field, refusal] of Object.entries(refusals)) {
    const told = REFUSED[`${field} ${refusal}`];
    if (told && isShown(field, planned)) await person.reads(told);
  }
  if (failure) await person.canPress('button', retry);
  if (recent.length > 0 && form.type !== 'hourly') {
    await person.within('group', word('recent')).readsInOrder(...recent.map(({ name }) => name));
  }
  await person.sees('button', submit(planned));
}

const seesWay = async (person: Person, planned: Planned): Promise<void> => {
  const { form } = planned.context;
  await seesForm(person, planned);
  if (form.type === 'hourly' || !form.route || form.route.metres === 0) return;
  await person.reads(
    word('way', {
      kilometres: form.route.metres / 1000,
      minutes: Math.max(1, Math.round(form.route.seconds / 60)),
    }),
  );
};

const seesNoForm = (person: Person, planned: Planned) =>
  person.doesNotSee('button', submit(planned));
/** The map lies over the form. */
const seesMap = (person: Person) => person.sees('dialog', says('location.pick.titleReturned'));

const titleOf = ({ context: { purpose } }: Planned): MessageText =>
  word(purpose.kind === 'change' ? 'changeTitle' : 'addTitle');

const FROM_ELSEWHERE = 'The clock, the browser, the trip cart or another form says it.';
const cannotChoose = (name: MessageText) => (person: Person) => person.cannotPress('button', name);

export const page = definePage(flow, {
  states: {
    form: {
      checking: passedThrough,
      filling: seesWay,
      findingZone: async (person, planned) => {
        await seesForm(person, planned);
        await person.reads(word('looking'));
      },
      measuring: async (person, planned) => {
        await seesForm(person, planned);
        await person.reads(word('measuring'));
      },
    },
    askingPickup: seesMap,
    askingDestination: seesMap,
    taken: seesNoForm,
    closed: seesNoForm,
  },
  events: {
    'type.choose': {
      does: (person, { tripType }) => person.press('button', TYPES[tripType]),
      absent: cannotChoose(word('hourly')),
    },
    'pickup.ask': {
      does: (person, _, planned) => person.press('button', placeButton('pickup', planned)),
      absent: (person, planned) => person.cannotPress('button', placeButton('pickup', planned)),
    },
    'destination.ask': {
      does: (person, _, planned) => person.press('button', placeButton('destination', planned)),
      absent: (person, planned) =>
        person.cannotPress('button', placeButton('destination', planned)),
    },
    'destination.choose': pressing('button', MUSEUM_NAME),
    'destinations.forget': pressing('button', word('forget')),
    'hours.type': {
      does: (person, { text }) => person.type(HOURS, text),
      absent: (person) => person.doesNotSee('textbox', HOURS),
    },
    'when.choose': {
      does: (person, { when }) => person.press('button', WHEN[when]),
      absent: cannotChoose(word('now')),
    },
    'date.choose': {
      does: async (person, { date }) => {
        await person.press('button', DAY);
        for (let month = monthOf('2026-11-21'); month < monthOf(date); month += 1) {
          await person.press('button', says('kernel.calendar.next'));
        }
        await person.press('button', dayText(date, LONG));
      },
      absent: (person) => person.cannotPress('button', DAY),
    },
    'time.choose': {
      does: (person, { time }) =>
        time.endsWith('AM')
          ? person.pick(word('half'), 'AM')
          : person.pick(word('hour'), time.slice(0, 2)),
      absent: async (person, { context: { form } }) => {
        if (form.when === 'now') await person.doesNotSee('combobox', word('hour'));
      },
    },
    'lookup.retry': pressing('button', retry),
    'form.submit': {
      does: (person, _, planned) => person.press('button', submit(planned)),
      absent: (person, planned) => person.cannotPress('button', submit(planned)),
      staysWhenRefused: true,
    },
    'form.close': {
      does: (person, _, planned) =>
        person.within('dialog', titleOf(planned)).press('button', says('kernel.dialog.close')),
      absent: (person, planned) => person.doesNotSee('dialog', titleOf(planned)),
    },
    'trip.edit': { sentBy: 'the app', because: 'It stands beside the trip of the cart.' },
    'vehicle.want': {
      does: (person, { vehicle }) =>
        person.press('button', says('rental.control.add', { vehicle: vehicle.name })),
      /** What lies under a dialog is the search of the page, and not this one. */
      absent: async (person, { context: { purpose } }) => {
        if (purpose.kind !== 'search') return;
        await person.cannotPress('button', says('rental.control.add', { vehicle: van.name }));
      },
    },
    'clock.tick': { sentBy: 'the app', because: FROM_ELSEWHERE },
    'destinations.recall': { sentBy: 'the app', because: FROM_ELSEWHERE },
    'search.recall': { sentBy: 'the app', because: FROM_ELSEWHERE },
    'scope.change': { sentBy: 'the app', because: FROM_ELSEWHERE },
    'trip.change': { sentBy: 'the app', because: FROM_ELSEWHERE },
    'vehicle.added': { sentBy: 'the app', because: FROM_ELSEWHERE },
    'trip.take': { sentBy: 'the app', because: FROM_ELSEWHERE },
  },
});
