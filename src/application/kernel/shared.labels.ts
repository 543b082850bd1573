/** Labels shared by many machines. A machine with another meaning overrides them. */
export const sharedLabels = {
  events: {
    'dialog.close': 'the customer closes the dialog',
    'scope.change': 'another customer, place or module is being shopped for',
  },
  guards: {
    answerIsAccepted: 'it worked',
    answerIsSignedOut: 'the customer is no longer signed in',
    answerIsRefused: 'the server says no',
    formIsComplete: 'everything needed is filled in',
    requestMakesSense: 'there is something to change',
    dataIsStale: 'it has to be read anew',
    taskIsWaiting: 'there is something to do',
  },
  actions: {
    showNotice: 'tell the customer',
    showFailure: 'tell the customer what went wrong',
    goHome: 'go to the home page',
    queueRequest: 'put it last in the line of things to do',
    takeNext: 'begin with the next thing to do',
    dropNext: 'leave it',
    clearTasks: 'leave everything that was asked for',
    markStale: 'note that it has to be read anew',
    notifyOtherTabs: 'let other tabs read it anew',
    continueAsGuest: 'let the visitor shop as a guest from now on',
  },
  actors: {
    authenticate: 'ask the visitor to sign in',
    watchOtherTabs: 'listen to other tabs of the same browser',
  },
} as const;

export type SharedLabels = typeof sharedLabels;
