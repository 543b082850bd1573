import { labelsOf } from '#application/kernel/labels-of.ts';
import type { chooseModuleMachine } from './machine.ts';

export const labels = labelsOf<typeof chooseModuleMachine>({
  events: {
    'module.choose': 'the customer chooses a module',
    'dialog.dismiss': 'the customer closes the list',
    'list.retry': 'the customer tries again',
  },
  guards: {
    nothingIsOffered: 'no module serves this place',
    askedIsOffered: 'the module that was asked for serves this place',
    oneIsOffered: 'only one module serves this place',
    isArrival: 'the customer has just come in',
    currentIsOffered: 'the module of the last visit serves this place',
    currentIsKnown: 'the customer was in a module before',
    isOrder: 'the customer wants to order what is on the page',
    isSwitch: 'the customer wants to move to it',
    interestsAreAsked: 'there is something to ask',
    nothingSpeaksAgainst: 'nothing is lost, or the customer agrees',
    mannerIs: {
      switch: 'the customer moves from another module',
      told: 'the customer stays on the page',
      silent: 'nothing had to be asked',
    },
  },
  not: {
    currentIsKnown: 'the customer was in no module before',
  },
  rest: {
    'deciding · at once': 'several modules serve this place, and the customer has to choose',
    'agreeing · done: askGates': 'the customer does not agree, and was in no module before',
    'settling · at once': 'the customer chose, and goes on to the home page',
    'arriving · at once': 'the customer was in no module before',
  },
  actions: {
    saveModule: 'save the module in this browser',
    setModules: 'show the modules',
    chooseAsked: 'take the module that was asked for',
    chooseOnly: 'take the only module',
    setChoice: "take the customer's choice",
    dropChoice: 'forget the choice',
    reportModule: 'tell the storefront which module it is',
    goToInterests: 'go to the page that asks what the customer likes',
    clearAddress: 'take the question out of the address bar',
  },
  actors: {
    readModules: {
      does: 'ask the server which modules serve this place',
      accepted: 'the list of modules has come',
      failed: 'the list could not be read',
    },
    findInterests: {
      does: 'find out whether the customer is to say what they like',
      flow: 'catalogue/interests',
    },
    askGates: { does: 'ask what other modules have to ask first', flow: 'rental/module-gate' },
  },
});
