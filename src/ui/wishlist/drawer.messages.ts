import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'wishlist.drawer.title',
    defaultMessage: 'Your wishlist',
    description: 'Title of the drawer that shows what a customer wants to find again.',
  },
  groups: {
    id: 'wishlist.drawer.groups',
    defaultMessage: 'Groups of the wishlist',
    description: 'What the tabs of the wishlist choose between, read aloud.',
  },
  group: {
    id: 'wishlist.drawer.group',
    defaultMessage: '{count, plural, =0 {{group}} other {{group} (#)}}',
    description:
      'A tab of the wishlist. {group}: what it holds, such as Stores. {count}: how many of them.',
  },
  empty: {
    id: 'wishlist.drawer.empty',
    defaultMessage: 'Nothing in your wishlist yet',
    description: 'Heading in a tab of the wishlist that holds nothing.',
  },
  emptyText: {
    id: 'wishlist.drawer.emptyText',
    defaultMessage: 'Press the heart on what you want to find again.',
    description: 'Text under the heading of an empty wishlist.',
  },
  loading: {
    id: 'wishlist.drawer.loading',
    defaultMessage: 'Loading your wishlist',
    description: 'Read aloud while the wishlist is on its way.',
  },
  signedOut: {
    id: 'wishlist.drawer.signedOut',
    defaultMessage: 'You are not logged in.',
    description:
      'Heading in the wishlist of a visitor who has not signed in, and error when a heart was pressed.',
  },
  signedOutText: {
    id: 'wishlist.drawer.signedOutText',
    defaultMessage: 'Sign in to save what you want to find again.',
    description: 'Text under the heading in the wishlist of a visitor who has not signed in.',
  },
});
