import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  increase: {
    id: 'kernel.stepper.increase',
    defaultMessage: 'Increase {item}',
    description: 'Name of the plus button, read aloud. {item}: name of the item.',
  },
  decrease: {
    id: 'kernel.stepper.decrease',
    defaultMessage: 'Decrease {item}',
    description: 'Name of the minus button, read aloud. {item}: name of the item.',
  },
  removeItem: {
    id: 'kernel.stepper.remove',
    defaultMessage: 'Remove {item}',
    description: 'Name of the bin button that takes the last one away. {item}: name of the item.',
  },
  removeAll: {
    id: 'kernel.stepper.removeAll',
    defaultMessage: 'Remove all quantities',
    description: 'Tooltip of the same bin button.',
  },
  quantity: {
    id: 'kernel.stepper.quantity',
    defaultMessage: '{item}: {value, number}',
    description: 'Read aloud after a quantity changed. {item}: name; {value}: the new quantity.',
  },
  wasPrice: {
    id: 'kernel.price.was',
    defaultMessage: 'Before: {amount}',
    description: 'Read aloud before a struck-out price. {amount}: old price with currency.',
  },
  nowPrice: {
    id: 'kernel.price.now',
    defaultMessage: 'Now: {amount}',
    description: 'Read aloud before a reduced price. {amount}: new price with currency.',
  },
  rating: {
    id: 'kernel.rating.spoken',
    defaultMessage:
      'Rated {rating} out of 5 by {count, plural, one {# customer} other {# customers}}',
    description: 'Read aloud for the star badge. {rating}: such as 4.6; {count}: how many rated.',
  },
  unrated: {
    id: 'kernel.rating.none',
    defaultMessage: 'New',
    description: 'In the star badge of something that is not rated yet. One short word.',
  },
  ratingCount: {
    id: 'kernel.rating.count',
    defaultMessage: '({count, number})',
    description: 'Beside the star badge: how many customers rated.',
  },
  loading: {
    id: 'kernel.loading',
    defaultMessage: 'Loading',
    description: 'Read aloud while something is being fetched.',
  },
  close: {
    id: 'kernel.dialog.close',
    defaultMessage: 'Close',
    description: 'Name of the cross button that closes a dialog or a drawer.',
  },
  cancel: {
    id: 'kernel.confirm.cancel',
    defaultMessage: 'Cancel',
    description: 'Button or link that closes a question or a form and changes nothing.',
  },
  yes: {
    id: 'kernel.confirm.yes',
    defaultMessage: 'Yes',
    description: 'Button that does what was asked.',
  },
  retry: {
    id: 'kernel.failure.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats the call to the server.',
  },
  failed: {
    id: 'kernel.failure.failed',
    defaultMessage: 'Something went wrong. Please try again.',
    description:
      'The app could not be asked, or its answer could not be understood. Also a notice, and on the button of a map while no place could be looked up.',
  },
  offline: {
    id: 'kernel.failure.offline',
    defaultMessage: 'You are offline',
    description: 'Heading where something could not be loaded without a connection.',
  },
  offlineText: {
    id: 'kernel.failure.offlineText',
    defaultMessage: 'You are offline. Check your connection and try again.',
    description: 'Sentence where something could not be done without a connection.',
  },
  timeout: {
    id: 'kernel.failure.timeout',
    defaultMessage: 'This is taking too long. Please try again.',
    description: 'Sentence after waiting for twenty seconds in vain.',
  },
  unavailable: {
    id: 'kernel.failure.unavailable',
    defaultMessage: 'We cannot answer right now. Please try again in a moment.',
    description:
      'Sentence or notice while the server is up but cannot answer, such as during maintenance.',
  },
  signedOut: {
    id: 'kernel.failure.signedOut',
    defaultMessage: 'Please sign in to continue.',
    description: 'Sentence or notice where something needs a signed-in customer.',
  },
  notOpenedTitle: {
    id: 'kernel.opening.failedTitle',
    defaultMessage: 'Not opened',
    description: 'Title of the small dialog that is shown where what was pressed cannot be opened.',
  },
  notOpened: {
    id: 'kernel.opening.failed',
    defaultMessage: 'This could not be opened.',
    description: 'In the same dialog: the code of what was pressed could not be fetched.',
  },
  notOpenedText: {
    id: 'kernel.opening.failedText',
    defaultMessage: 'Check your connection, then try again. Your cart is safe.',
    description: 'Under that sentence, above the button that tries again.',
  },
  partBroken: {
    id: 'kernel.part.broken',
    defaultMessage: 'This part of the page stopped working. The rest still works.',
    description:
      'In the place of a part of a page, such as the amounts or a list, in which our app has failed, beside the button that shows it again.',
  },
  showAgain: {
    id: 'kernel.part.showAgain',
    defaultMessage: 'Show it again',
    description: 'Button beside that sentence.',
  },
  openedBrokenTitle: {
    id: 'kernel.opening.brokenTitle',
    defaultMessage: 'Something broke',
    description:
      'Title of the small dialog that stands in the place of a dialog in which our app has failed.',
  },
  openedBroken: {
    id: 'kernel.opening.broken',
    defaultMessage: 'This stopped working. Nothing was lost.',
    description:
      'In a small dialog, in the place of a dialog in which our app has failed, above the button that shows it again.',
  },
  partMissing: {
    id: 'kernel.part.missing',
    defaultMessage: 'This part of the page could not be loaded.',
    description:
      'In the place of a form, a row of cards or links whose code could not be fetched, above the button that tries again.',
  },
  readMore: {
    id: 'kernel.readMore.more',
    defaultMessage: 'Read more',
    description: 'Button that shows the rest of a long text.',
  },
  readLess: {
    id: 'kernel.readMore.less',
    defaultMessage: 'Read less',
    description: 'Button that shortens a long text again.',
  },
  timeRange: {
    id: 'kernel.time.range',
    defaultMessage: '{from} – {to}',
    description: 'From when to when, such as 9 AM – 10 PM. {from} and {to}: times of day.',
  },
  pages: {
    id: 'kernel.pagination.label',
    defaultMessage: 'Pages',
    description: 'Name of the row of page numbers, read aloud.',
  },
  previousPage: {
    id: 'kernel.pagination.previous',
    defaultMessage: 'Previous page',
    description: 'Name of the arrow button to the page before.',
  },
  nextPage: {
    id: 'kernel.pagination.next',
    defaultMessage: 'Next page',
    description: 'Name of the arrow button to the page after.',
  },
  pageNumber: {
    id: 'kernel.pagination.page',
    defaultMessage: 'Page {page, number}',
    description: 'Name of one page number button, read aloud.',
  },
  pageMissing: {
    id: 'kernel.pagination.missing',
    defaultMessage: 'Page {page, number} could not be loaded. The list is as it was before.',
    description:
      'Below a list whose next page could not be read; the reason and "Try again" follow.',
  },
  optional: {
    id: 'kernel.field.optional',
    defaultMessage: '(optional)',
    description: 'Beside the label of a field that may stay empty. In brackets, lower case.',
  },
  required: {
    id: 'kernel.field.required',
    defaultMessage: 'Required',
    description:
      'Read aloud beside the label of a field that must be filled in, and mark on a group of choices that needs an answer.',
  },
  carouselBack: {
    id: 'kernel.shelf.back',
    defaultMessage: 'Back in {shelf}',
    description:
      'Arrow beside a row of cards, read aloud: shows the cards before those in sight. {shelf}: the title of the row.',
  },
  carouselMore: {
    id: 'kernel.shelf.more',
    defaultMessage: 'More in {shelf}',
    description:
      'Arrow beside a row of cards, read aloud: shows the cards after those in sight. {shelf}: the title of the row.',
  },
  nameAndPhone: {
    id: 'kernel.nameAndPhone',
    defaultMessage: '{name} · {phone}',
    description:
      'A name and its phone number: whom a courier asks for, or the business at the foot of every page.',
  },
  until: {
    id: 'kernel.time.until',
    defaultMessage: 'Until {day}',
    description: 'When an offer or a coupon ends. {day}: its last day, such as "5 Dec".',
  },
  help: {
    id: 'kernel.help',
    defaultMessage: 'Help & support',
    description:
      'Heading of the page that says how to reach the business, and links that lead there.',
  },
});
