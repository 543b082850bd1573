import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  noStoresText: {
    id: 'catalogue.storeList.emptyText',
    defaultMessage: 'Have a look at what else is near you.',
    description: 'Under the words for an empty list of stores.',
  },
  unknownStore: {
    id: 'catalogue.store.unknown',
    defaultMessage: 'This store does not exist',
    description: 'Heading of the page of a store that is not there.',
  },
  unreadTitle: {
    id: 'catalogue.store.unread',
    defaultMessage: 'Store not loaded',
    description:
      'Heading, read aloud and in the title of the window, of a store that could not be read.',
  },
  hours: {
    id: 'catalogue.store.hours',
    defaultMessage: 'Opening hours',
    description: 'Button on a store page that unfolds the hours of the week.',
  },
  closedDay: {
    id: 'catalogue.store.closedDay',
    defaultMessage: 'Closed',
    description: 'In the table of opening hours: the store does not open on that weekday.',
  },
  allDay: {
    id: 'catalogue.store.allDay',
    defaultMessage: 'All day',
    description: 'In the table of opening hours: the store is open round the clock.',
  },
  closedNotice: {
    id: 'catalogue.store.closedNotice',
    defaultMessage: 'This store is closed now. You can fill your cart and schedule the order.',
    description: 'Notice on the page of a closed store.',
  },
  lastOrderSoon: {
    id: 'catalogue.store.lastOrderSoon',
    defaultMessage: 'Last orders for today at {time}.',
    description:
      'Notice on the page of an open store, in the half hour before its last order. {time}: a time of day.',
  },
  lastOrderPassed: {
    id: 'catalogue.store.lastOrderPassed',
    defaultMessage:
      'This store takes no more orders before it closes. You can fill your cart and schedule the order.',
    description: 'Notice on the page of a store that is still open, after its last order.',
  },
  outsideNotice: {
    id: 'catalogue.store.outsideNotice',
    defaultMessage:
      'This store does not deliver to your address. You can look around, but not order.',
    description: 'Notice on the page of a store in another zone than the customer.',
  },
  otherModuleNotice: {
    id: 'catalogue.store.otherModule',
    defaultMessage: 'This store is in {module}. Switch to it to order here.',
    description:
      'On the page of a store while the customer shops in another module. {module}: name of the module of this store, such as Food.',
  },
  unknownModuleNotice: {
    id: 'catalogue.store.unknownModule',
    defaultMessage: 'This store is not in the module you are shopping in. Switch to order here.',
    description: 'The same while the name of its module is not known.',
  },
  everything: {
    id: 'catalogue.store.everything',
    defaultMessage: 'Everything',
    description: 'First entry of a row of categories or sections: all of them.',
  },
  diet: {
    id: 'catalogue.store.diet',
    defaultMessage: 'Veg or non-veg',
    description: 'Name of the choice between all, veg and non-veg items, read aloud.',
  },
  search: {
    id: 'catalogue.store.search',
    defaultMessage: 'Search in {store}',
    description: 'Label of the search box of a store page. {store}: the name of the store.',
  },
  nothingFound: {
    id: 'catalogue.store.nothingFound',
    defaultMessage: 'No items found',
    description: 'In the place of the items of a store when nothing fits.',
  },
  nothingFoundText: {
    id: 'catalogue.store.nothingFoundText',
    defaultMessage: 'Try another word, or look at everything.',
    description: 'Under those words.',
  },
  clearFilters: {
    id: 'catalogue.store.clearFilters',
    defaultMessage: 'Show everything',
    description: 'Button that takes search, category and diet away. Imperative.',
  },
  foundItems: {
    id: 'catalogue.store.foundItems',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
    description: 'Read aloud after searching or filtering. {count}: how many items fit.',
  },
  otherItems: {
    id: 'catalogue.store.otherItems',
    defaultMessage: 'More items',
    description: 'Heading of the last section of a menu: items of no category.',
  },
  seeAllOf: {
    id: 'catalogue.store.seeAllOf',
    defaultMessage: 'See all {count, number} in {section}',
    description:
      'Link under the first items of a section of a menu. {count}: how many it has, more than 1; {section}: its name.',
  },
  seeAllOthers: {
    id: 'catalogue.store.seeAllOthers',
    defaultMessage: 'See all {count, number} items',
    description: 'The same under a section without a name. {count}: how many it has, more than 1.',
  },
});
