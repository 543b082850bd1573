import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  quickView: {
    id: 'rental.compare.quickView',
    defaultMessage: 'Quick view of {vehicle}',
    description: 'Accessible name of the eye on the card of a vehicle. {vehicle}: its name.',
  },
  wholePage: {
    id: 'rental.compare.wholePage',
    defaultMessage: 'See all details',
    description: 'Link in the quick view of a vehicle, to its whole page with reviews.',
  },
  chooseNamed: {
    id: 'rental.compare.chooseNamed',
    defaultMessage: 'Compare {vehicle}',
    description: 'Accessible name of that check box. {vehicle}: its name.',
  },
  chosen: {
    id: 'rental.compare.chosen',
    defaultMessage: '{count, plural, one {# vehicle chosen} other {# vehicles chosen}}',
    description: 'In the bar under the list of vehicles: how many are to be compared.',
  },
  bar: {
    id: 'rental.compare.bar',
    defaultMessage: 'Vehicles to compare',
    description: 'Name, read aloud, of that bar.',
  },
  oneMore: {
    id: 'rental.compare.oneMore',
    defaultMessage: 'Choose one more to compare.',
    description: 'In that bar, and above the table, when only one vehicle is chosen.',
  },
  noMore: {
    id: 'rental.compare.noMore',
    defaultMessage: 'You can compare at most {count} vehicles.',
    description: 'In that bar, when as many are chosen as can be compared.',
  },
  compare: {
    id: 'rental.compare.compare',
    defaultMessage: 'Compare',
    description:
      'Check box on the card of a vehicle, and link that shows the chosen ones side by side.',
  },
  table: {
    id: 'rental.compare.table',
    defaultMessage: 'Vehicles side by side',
    description: 'Name, read aloud, of the table of compared vehicles, which can be scrolled.',
  },
  fact: {
    id: 'rental.compare.fact',
    defaultMessage: 'Fact',
    description: 'Head, read aloud, of the first column of that table: what each row tells.',
  },
  differs: {
    id: 'rental.compare.differs',
    defaultMessage: 'differs',
    description:
      'Read aloud after the name of a row of that table: the vehicles are not alike in this.',
  },
  legend: {
    id: 'rental.compare.legend',
    defaultMessage: 'Differences are in bold.',
    description: 'Above the table that compares two to four vehicles.',
  },
  remove: {
    id: 'rental.compare.remove',
    defaultMessage: 'Remove {vehicle} from the comparison',
    description: 'Accessible name of the cross over a column. {vehicle}: its name.',
  },
  notOffered: {
    id: 'rental.compare.notOffered',
    defaultMessage: 'Not offered',
    description: 'In that table: the vehicle is not rented this way.',
  },
  none: {
    id: 'rental.compare.none',
    defaultMessage: 'None',
    description: 'In that table: nothing comes off the price.',
  },
  noRating: {
    id: 'rental.compare.noRating',
    defaultMessage: 'Not rated yet',
    description: 'In that table: no customer has rated the vehicle.',
  },
  nothing: {
    id: 'rental.compare.nothing',
    defaultMessage: 'Nothing to compare yet',
    description: 'Title of the page of compared vehicles when none is chosen.',
  },
  nothingText: {
    id: 'rental.compare.nothingText',
    defaultMessage: 'Choose two to four vehicles in the list.',
    description: 'Under that title.',
  },
  toVehicles: {
    id: 'rental.compare.toVehicles',
    defaultMessage: 'Browse vehicles',
    description: 'Button on that page: to the list, where vehicles are chosen.',
  },
  addMore: {
    id: 'rental.compare.addMore',
    defaultMessage: 'Choose other vehicles',
    description: 'Link over the table: back to the list, in which those of the table are chosen.',
  },
});
