import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  skip: {
    id: 'shell.frame.skip',
    defaultMessage: 'Skip to the content',
    description: 'First link of every page, seen only with the keyboard: jumps over the header.',
  },
  logoHome: {
    id: 'shell.header.logoHome',
    defaultMessage: '{name}, home',
    description: 'Accessible name of the logo, a link to the home page. {name}: the app.',
  },
  changeLanguage: {
    id: 'shell.header.changeLanguage',
    defaultMessage: 'Language: {language}',
    description: 'Accessible name of the language button. {language}: the current one, in itself.',
  },
  toDark: {
    id: 'shell.header.toDark',
    defaultMessage: 'Switch to dark theme',
    description: 'Accessible name of the theme button while the page is light.',
  },
  toLight: {
    id: 'shell.header.toLight',
    defaultMessage: 'Switch to light theme',
    description: 'Accessible name of the theme button while the page is dark.',
  },
  openMenu: {
    id: 'shell.mobile.openMenu',
    defaultMessage: 'Open menu',
    description: 'Accessible name of the menu button on phones.',
  },
  menu: {
    id: 'shell.mobile.menu',
    defaultMessage: 'Menu',
    description: 'Title of the drawer that the menu button opens on phones.',
  },
  appearance: {
    id: 'shell.mobile.appearance',
    defaultMessage: 'Theme mode',
    description: 'Entry of the phone menu: light or dark.',
  },
  language: {
    id: 'shell.mobile.language',
    defaultMessage: 'Language',
    description: 'Entry of the phone menu: choose a language.',
  },
  modules: {
    id: 'shell.rail.modules',
    defaultMessage: 'Modules',
    description: 'Accessible name of the rail of modules at the side.',
  },
  expandRail: {
    id: 'shell.rail.expand',
    defaultMessage: 'Show names',
    description: 'Button that widens the rail of modules.',
  },
  collapseRail: {
    id: 'shell.rail.collapse',
    defaultMessage: 'Hide names',
    description: 'Button that narrows the rail of modules to icons.',
  },
  travels: {
    id: 'shell.rail.travels',
    defaultMessage: 'Travels',
    description: 'External link in the rail of modules.',
  },
  handyman: {
    id: 'shell.rail.handyman',
    defaultMessage: 'Handyman',
    description: 'External link in the rail of modules.',
  },
  newTab: {
    id: 'shell.rail.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Said after the name of an external link, for screen readers.',
  },
  languageTitle: {
    id: 'shell.language.title',
    defaultMessage: 'Choose a language',
    description: 'Title of the language dialog.',
  },
  languageConfirm: {
    id: 'shell.language.confirm',
    defaultMessage: 'Do you want to change the language?',
    description: 'Question before the page comes anew in another language.',
  },
  pageTitle: {
    id: 'shell.frame.pageTitle',
    defaultMessage: '{page} – {app}',
    description: 'Title of the window: the heading of the page, and the name of the app.',
  },
  pageDescription: {
    id: 'shell.frame.pageDescription',
    defaultMessage: '{page}. Food, groceries, medicine and goods from stores around the corner.',
    description: 'What search engines say of a page, after its heading.',
  },
  notFoundText: {
    id: 'shell.notFound.text',
    defaultMessage: "The link may be old, or a letter may be missing. Let's get you back.",
    description: 'Under the heading of the page for unknown addresses.',
  },
  backHome: {
    id: 'shell.notFound.home',
    defaultMessage: 'Go to the home page',
    description: 'Button on the page for unknown addresses.',
  },
  pageMissing: {
    id: 'shell.page.missing',
    defaultMessage: 'This page could not be loaded.',
    description: 'Heading in the place of a page whose code could not be fetched.',
  },
  brokenTitle: {
    id: 'shell.broken.title',
    defaultMessage: 'Something broke on our side',
    description: 'Heading when a defect stopped the page.',
  },
  brokenText: {
    id: 'shell.broken.text',
    defaultMessage: 'Your cart is safe. Load the page again; if it keeps happening, tell us.',
    description: 'Under the heading when a defect stopped the page.',
  },
  reload: {
    id: 'shell.broken.reload',
    defaultMessage: 'Load the page again',
    description: 'Button after a defect.',
  },
  offline: {
    id: 'shell.offline',
    defaultMessage:
      'You are offline. What you see may be out of date, and nothing can be ordered until you are back online.',
    description: 'Bar over the page while the device has no network.',
  },
  closedTitle: {
    id: 'shell.closed.title',
    defaultMessage: '{app} cannot be reached',
    description: 'Heading when the configuration could not be read.',
  },
  tabs: {
    id: 'shell.tabs.name',
    defaultMessage: 'Main',
    description: "Accessible name of the bar of tabs at the foot of a phone's window.",
  },
  notices: {
    id: 'shell.toasts.region',
    defaultMessage: 'Notices',
    description: 'Accessible name of the corner in which notices appear.',
  },
  dismiss: {
    id: 'shell.toasts.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Accessible name of the cross on a notice.',
  },
  undo: {
    id: 'shell.toasts.undo',
    defaultMessage: 'Undo',
    description: 'Button on a notice that something was removed.',
  },
});
