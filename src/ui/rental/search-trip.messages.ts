import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'rental.tripForm.title',
    defaultMessage: 'Where and when?',
    description: 'Heading of the form in which a trip is searched, on the home page of rentals.',
  },
  addTitle: {
    id: 'rental.tripForm.addTitle',
    defaultMessage: 'Which trip is it for?',
    description: 'Heading of the dialog that asks for the trip before a vehicle is added.',
  },
  changeTitle: {
    id: 'rental.tripForm.changeTitle',
    defaultMessage: 'Edit trip',
    description: 'Heading of the dialog in which the trip of the cart is changed.',
  },
  hourly: {
    id: 'rental.tripForm.hourly',
    defaultMessage: 'Hourly',
    description: 'Choice: the trip is paid by the hour.',
  },
  distance: {
    id: 'rental.tripForm.distance',
    defaultMessage: 'Distance wise',
    description: 'Choice: the trip is paid by the kilometre.',
  },
  recent: {
    id: 'rental.tripForm.recent',
    defaultMessage: 'Recent destinations',
    description: 'Label of the places where earlier trips went.',
  },
  forget: {
    id: 'rental.tripForm.forget',
    defaultMessage: 'Clear recent destinations',
    description: 'Button that takes the recent destinations away.',
  },
  hours: {
    id: 'rental.tripForm.hours',
    defaultMessage: 'Hours',
    description: 'Label of the field for how many hours the vehicle is rented.',
  },
  hoursHint: {
    id: 'rental.tripForm.hoursHint',
    defaultMessage: 'Whole hours, 1 to 720',
    description: 'Under the field for the hours.',
  },
  return: {
    id: 'rental.tripForm.return',
    defaultMessage: 'Return',
    description: 'Label of the day on which a rented vehicle is brought back.',
  },
  returnTime: {
    id: 'rental.tripForm.returnTime',
    defaultMessage: 'Return at',
    description: 'Label of the choice of the time at which a rented vehicle is brought back.',
  },
  presets: {
    id: 'rental.tripForm.presets',
    defaultMessage: 'Usual lengths',
    description: 'Name of a group of buttons: four hours, one day, the weekend, one week.',
  },
  fourHours: {
    id: 'rental.tripForm.fourHours',
    defaultMessage: '4 hours',
    description: 'Button: a vehicle is rented for four hours.',
  },
  oneDay: {
    id: 'rental.tripForm.oneDay',
    defaultMessage: '1 day',
    description: 'Button: a vehicle is rented for a day.',
  },
  weekend: {
    id: 'rental.tripForm.weekend',
    defaultMessage: 'The weekend',
    description: 'Button: a vehicle is rented from Saturday to Monday morning.',
  },
  oneWeek: {
    id: 'rental.tripForm.oneWeek',
    defaultMessage: '1 week',
    description: 'Button: a vehicle is rented for a week.',
  },
  now: {
    id: 'rental.tripForm.now',
    defaultMessage: 'Now',
    description: 'Choice: the vehicle is picked up at once.',
  },
  later: {
    id: 'rental.tripForm.later',
    defaultMessage: 'At a set time',
    description: 'Choice: the vehicle is picked up at a day and time that are chosen.',
  },
  dayAt: {
    id: 'rental.tripForm.dayAt',
    defaultMessage: '{label}: {day}',
    description:
      'Name of the button that opens the calendar. {label}: "Day"; {day}: what is chosen.',
  },
  chooseDay: {
    id: 'rental.tripForm.chooseDay',
    defaultMessage: 'Choose a day',
    description: 'In the place of a day, while none is chosen.',
  },
  hour: {
    id: 'rental.tripForm.hour',
    defaultMessage: 'Hour',
    description: 'Label of the hour at which the vehicle is picked up.',
  },
  minute: {
    id: 'rental.tripForm.minute',
    defaultMessage: 'Minute',
    description: 'Label of the minute at which the vehicle is picked up.',
  },
  half: {
    id: 'rental.tripForm.half',
    defaultMessage: 'AM or PM',
    description: 'Label of the choice between the two halves of the day.',
  },
  zone: {
    id: 'rental.tripForm.zone',
    defaultMessage: 'In the time zone of the city where you rent.',
    description: 'Under the pickup time: it is not the clock of the device.',
  },
  repeated: {
    id: 'rental.tripForm.repeated',
    defaultMessage: 'The clocks go back that day: the first of the two hours counts.',
    description: 'Under a pickup time that the clock shows twice.',
  },
  measuring: {
    id: 'rental.tripForm.measuring',
    defaultMessage: 'Measuring the distance…',
    description: 'While the app asks how far it is.',
  },
  looking: {
    id: 'rental.tripForm.looking',
    defaultMessage: 'Looking up the place…',
    description: 'While the app asks which zone a place is in.',
  },
  way: {
    id: 'rental.tripForm.way',
    defaultMessage:
      '{kilometres, number, ::.000} km, about {minutes, plural, one {# minute} other {# minutes}}',
    description: 'How far and how long it is from pickup to destination.',
  },
  search: {
    id: 'rental.tripForm.submit',
    defaultMessage: 'Search vehicles',
    description: 'Button that searches vehicles for the trip.',
  },
  add: {
    id: 'rental.tripForm.addSubmit',
    defaultMessage: 'Add to trip cart',
    description: 'Button of the dialog that asks for the trip before a vehicle is added.',
  },
  change: {
    id: 'rental.tripForm.changeSubmit',
    defaultMessage: 'Change trip',
    description: 'Button of the dialog in which the trip of the cart is changed.',
  },
  choose: {
    id: 'rental.tripForm.choose',
    defaultMessage: 'Choose your trip',
    description: 'Button above the list of vehicles, while no trip is searched; it opens the form.',
  },
  summary: {
    id: 'rental.tripForm.summary',
    defaultMessage: '{length} · {pickup}',
    description:
      'The trip that is searched. {length}: hours or kilometres; {pickup}: "Pickup Now" and the like.',
  },
  addVehicle: {
    id: 'rental.control.add',
    defaultMessage: 'Add {vehicle} to the trip cart',
    description: 'Button on the card of a vehicle. {vehicle}: its name.',
  },
  addShort: {
    id: 'rental.control.addShort',
    defaultMessage: 'Add',
    description: 'The same where it is written out. At most 12 characters.',
  },
  addFor: {
    id: 'rental.control.addFor',
    defaultMessage: 'Add for {total}',
    description:
      'The same where the price of the searched trip is known. {total}: money with its currency.',
  },
  pickupMissing: {
    id: 'rental.tripForm.pickupMissing',
    defaultMessage: 'Choose where the trip begins.',
    description: 'Under the pickup, when the form is sent without one.',
  },
  destinationMissing: {
    id: 'rental.tripForm.destinationMissing',
    defaultMessage: 'Choose where the trip goes.',
    description: 'Under the destination, when the form is sent without one.',
  },
  outside: {
    id: 'rental.tripForm.outside',
    defaultMessage: 'We do not serve this place. Choose another one.',
    description: 'Under a place that lies in no zone.',
  },
  otherZone: {
    id: 'rental.tripForm.otherZone',
    defaultMessage: 'This is in another zone than the pickup. A trip stays within one zone.',
    description: 'Under a destination that lies in another zone than the pickup.',
  },
  nowhere: {
    id: 'rental.tripForm.nowhere',
    defaultMessage: 'Pickup and destination are the same place.',
    description: 'Under a destination that is the pickup itself.',
  },
  notWhole: {
    id: 'rental.tripForm.notWhole',
    defaultMessage: 'Enter whole hours, such as 3.',
    description: 'Under hours that are no whole number.',
  },
  belowOne: {
    id: 'rental.tripForm.belowOne',
    defaultMessage: 'A vehicle is rented for one hour at least.',
    description: 'Under hours below one.',
  },
  tooMany: {
    id: 'rental.tripForm.tooMany',
    defaultMessage: 'A vehicle is rented for 720 hours at most.',
    description: 'Under hours above 720.',
  },
  malformed: {
    id: 'rental.tripForm.malformed',
    defaultMessage: 'Choose a day and a time.',
    description: 'Under a pickup time that is not complete.',
  },
  noSuchDay: {
    id: 'rental.tripForm.noSuchDay',
    defaultMessage: 'There is no such day. Choose another one.',
    description: 'Under a day that the calendar does not have.',
  },
  skippedHour: {
    id: 'rental.tripForm.skippedHour',
    defaultMessage:
      'The clocks go forward that day, so this time does not exist. Choose an earlier or a later one.',
    description: 'Under a pickup time that does not exist on that day.',
  },
  passed: {
    id: 'rental.tripForm.passed',
    defaultMessage: 'This time has passed. Choose a later one.',
    description: 'Under a pickup time in the past.',
  },
});
