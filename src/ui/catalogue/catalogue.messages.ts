import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  recommended: {
    id: 'catalogue.badge.recommended',
    defaultMessage: 'Recommended',
    description: 'Badge on an item that the store recommends. One word.',
  },
  organic: {
    id: 'catalogue.badge.organic',
    defaultMessage: 'Organic',
    description: 'Badge on an item from organic farming. One word.',
  },
  percentOff: {
    id: 'catalogue.badge.percentOff',
    defaultMessage: '{percent, number}% OFF',
    description: 'Discount chip on a picture. {percent}: a number such as 20.',
  },
  amountOff: {
    id: 'catalogue.badge.amountOff',
    defaultMessage: '{amount} OFF',
    description: 'Discount chip on a picture. {amount}: money with its currency.',
  },
  quickView: {
    id: 'catalogue.card.quickView',
    defaultMessage: 'Quick view',
    description: 'Action that appears over the picture of an item. It opens the item in a dialog.',
  },
  quickViewOf: {
    id: 'catalogue.card.quickViewOf',
    defaultMessage: 'Quick view: {name}',
    description: 'The same action read aloud. {name}: the name of the item.',
  },
  visitStore: {
    id: 'catalogue.card.visitStore',
    defaultMessage: 'Visit store',
    description: 'Action that appears over the picture of an item. It opens the page of its store.',
  },
  visitStoreOf: {
    id: 'catalogue.card.visitStoreOf',
    defaultMessage: 'Visit store: {name}',
    description: 'The same action read aloud. {name}: the name of the store.',
  },
  minutes: {
    id: 'catalogue.store.minutes',
    defaultMessage: '{from, number}–{to, number} min',
    description: 'How long a delivery takes, on a card. {from} and {to}: minutes.',
  },
  minutesOne: {
    id: 'catalogue.store.minutesOne',
    defaultMessage: '{minutes, number} min',
    description: 'How long a delivery takes, on a card. {minutes}: a number of minutes.',
  },
  minimum: {
    id: 'catalogue.store.minimum',
    defaultMessage: 'Min. order {amount}',
    description: 'The smallest order that a store takes. {amount}: money with its currency.',
  },
  delivery: {
    id: 'catalogue.store.delivery',
    defaultMessage: 'Delivery {amount}',
    description: 'Fact about a store. {amount}: what bringing an order to the customer costs.',
  },
  freeDeliveryFrom: {
    id: 'catalogue.store.freeDeliveryFrom',
    defaultMessage: 'Free delivery from {amount}',
    description: 'Fact on a store page. {amount}: the subtotal from which delivery costs nothing.',
  },
  discountAll: {
    id: 'catalogue.store.discountAll',
    defaultMessage: '{percent, number}% off everything',
    description: 'Chip on a store with a discount on all it sells. {percent}: a number such as 20.',
  },
  openUntil: {
    id: 'catalogue.store.openUntil',
    defaultMessage: 'Open until {time}',
    description: 'Fact about an open store. {time}: a time of day.',
  },
  openAllDay: {
    id: 'catalogue.store.openAllDay',
    defaultMessage: 'Open all day',
    description: 'Fact about a store that is open round the clock today.',
  },
  closed: {
    id: 'catalogue.store.closed',
    defaultMessage: 'Closed now',
    description:
      'Mark on the card of a closed store, short: it stands over a small picture. When it opens is told elsewhere, where that is known.',
  },
  opensToday: {
    id: 'catalogue.store.opensToday',
    defaultMessage: 'Closed · opens at {time}',
    description: 'Fact about a closed store that opens later today. {time}: a time of day.',
  },
  opensTomorrow: {
    id: 'catalogue.store.opensTomorrow',
    defaultMessage: 'Closed · opens tomorrow at {time}',
    description: 'Fact about a closed store that opens tomorrow. {time}: a time of day.',
  },
  opensOn: {
    id: 'catalogue.store.opensOn',
    defaultMessage: 'Closed · opens {weekday} at {time}',
    description: 'Fact about a closed store. {weekday}: name of a weekday. {time}: a time of day.',
  },
  nextToday: {
    id: 'catalogue.store.nextToday',
    defaultMessage: 'Opens at {time}',
    description: 'Line on the card of a store that is marked as closed. {time}: a time of day.',
  },
  nextTomorrow: {
    id: 'catalogue.store.nextTomorrow',
    defaultMessage: 'Opens tomorrow at {time}',
    description: 'Line on the card of a store that is marked as closed. {time}: a time of day.',
  },
  nextOn: {
    id: 'catalogue.store.nextOn',
    defaultMessage: 'Opens {weekday} at {time}',
    description:
      'Line on the card of a store that is marked as closed. {weekday}: name of a weekday. {time}: a time of day.',
  },
  unitPrice: {
    id: 'catalogue.item.unitPrice',
    defaultMessage: '{size} · {price}/{measure}',
    description:
      'Line of an item’s card. {size}: in how much of it it comes, such as "500 g". {price}: what that makes of one {measure}, such as "kg".',
  },
  loadMore: {
    id: 'catalogue.list.loadMore',
    defaultMessage: 'Load more',
    description: 'Button under a list that fetches its next page. Imperative.',
  },
  loadingMore: {
    id: 'catalogue.list.loadingMore',
    defaultMessage: 'Loading more…',
    description: 'Read aloud while the next page of a list is being fetched.',
  },
});
