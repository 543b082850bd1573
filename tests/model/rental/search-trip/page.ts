import {
  definePage,
  passedThrough,
  pressing,
  says,
  saysFirst,
  type MessageText,
  type Person,
} from '@sundry/statecharts';
import { flow } from './flow.ts';
import {
  addVan,
  close,
  dayLabel,
  dayText,
  HOURS,
  map,
  placeButton,
  retry,
  seesForm,
  seesMap,
  seesNoForm,
  seesWay,
  submit,
  titleOf,
  TYPES,
  WHEN,
  word,
} from './sees.ts';
import { MUSEUM_NAME } from './trips.ts';

/** Any day. */
const DAY = saysFirst('rental.tripForm.dayAt', { label: dayLabel, day: '' });
const RETURN_DAY = saysFirst('rental.tripForm.dayAt', { label: word('return'), day: '' });
const PRESETS = {
  fourHours: word('fourHours'),
  day: word('oneDay'),
  weekend: word('weekend'),
  week: word('oneWeek'),
} as const;
const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

const FROM_ELSEWHERE = 'The clock, the browser, the trip cart or another form says it.';
const cannotChoose = (name: MessageText) => (person: Person) => person.cannotPress('button', name);

export const page = definePage(flow, {
  states: {
    form: {
      checking: passedThrough,
      filling: seesWay,
      findingZone: async (person, planned) => {
        await seesForm(person, planned);
        await person.readsInOrder(submit(planned), word('looking'));
      },
      measuring: async (person, planned) => {
        await seesForm(person, planned);
        await person.readsInOrder(submit(planned), word('measuring'));
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
    'returnDate.choose': {
      does: async (person, { date }) => {
        await person.press('button', RETURN_DAY);
        await person.press('button', dayText(date, 'long'));
      },
      absent: (person) => person.cannotPress('button', RETURN_DAY),
    },
    'preset.choose': {
      does: (person, { preset }) => person.press('button', PRESETS[preset]),
      absent: cannotChoose(PRESETS.week),
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
        await person.press('button', dayText(date, 'long'));
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
        person.within('dialog', titleOf(planned)).press('button', close),
      absent: (person, planned) => person.doesNotSee('dialog', titleOf(planned)),
    },
    'trip.edit': { sentBy: 'the app', because: 'It stands beside the trip of the cart.' },
    'vehicle.want': {
      does: (person, { vehicle }) =>
        person.press('button', says('rental.control.add', { vehicle: vehicle.name })),
      /** The form under a dialog belongs to the search of the page, not to this one. */
      absent: async (person, { context: { purpose } }) => {
        if (purpose.kind !== 'search') return;
        await person.cannotPress('button', addVan);
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
  elsewhere: { 'The map has a page of its own: location/pick-location.': map },
});
