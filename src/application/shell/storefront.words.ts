import { wordsOf } from '#application/kernel/words-of.ts';
import type { storefrontMachine } from './storefront.machine.ts';

export const words = wordsOf<typeof storefrontMachine>({
  events: {
    'identity.change': 'someone else is shopping',
    'place.change': 'the place has changed, here or in another tab',
    'module.change': 'the module has changed in another tab',
    'app.retry': 'the customer tries again',
    'dialog.open': 'a dialog is asked for',
    'page.enter': 'the customer comes to a page',
    'store.enter': 'the customer comes to the page of a store',
    'module.ask': 'the customer wants another module',
    'module.follow': 'the customer wants to order from another module',
    'place.pick': 'the customer has picked a place',
    'module.settle': 'the choice of a module has ended',
    'xstate.done.actor.*': 'a dialog has ended',
  },
  guards: {
    placeIsMissing: 'no place is set',
    moduleIsAsked: 'the address bar asks for a module, and a place is set',
    mapModalWasInterrupted: 'the page was reloaded while the map was open',
    pageLacksModule: {
      '': 'the page needs a module, and none is chosen yet',
      'place and module': 'a place is set, and no module is chosen yet',
    },
    moduleAwaitsPlace: 'neither place nor module is set',
    locationIsClosed: 'the map is not open',
    choiceIsClosed: 'the list of modules is not open',
    choiceMayOpen: 'a place is set, and the list of modules is not open',
    dialogIsClosed: 'it is not open yet',
    moduleIsChosen: 'a module was chosen',
  },
  actions: {
    setCallScope: 'send who, where and module with every call to the server',
    setConfig: 'take the settings of the app',
    setFailure: 'show that the app could not be opened',
    setIdentity: 'note who is shopping',
    setPlace: 'note the place',
    setModule: 'note the module',
    setAskedModule: 'note which module is asked for, or that none is',
    reportScopeToCart: 'let the cart know',
    reportScopeToTripCart: 'let the trip cart know',
    reportScopeToPlaceValidity: 'let the check of the place know',
    setReported: 'note what was told',
    openDialog: {
      pickLocation: 'open the map',
      chooseModule: 'open the list of modules',
      '': 'open the dialog',
    },
    stopDialog: {
      pickLocation: 'close the map',
      chooseModule: 'close the list of modules',
      '': 'close the dialog',
    },
    forgetDialog: {
      pickLocation: 'note that the map is closed',
      chooseModule: 'note that the list of modules is closed',
      '': 'note that the dialog is closed',
    },
  },
  actors: {
    readConfig: {
      does: 'ask the server for the settings of the app',
      accepted: 'the settings have come',
      failed: 'no answer came',
    },
  },
});
