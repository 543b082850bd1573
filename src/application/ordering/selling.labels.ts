export const selling = {
  guards: {
    basketDiffers: 'something that the price depends on has changed',
    isDismissedUnanswered: 'the customer closes the sign-in, and what was sent is not answered yet',
    isSubmitted: 'everything is filled in',
    priceIsNew: 'the price has changed',
    priceIsUnknown: 'no new price could be had',
  },
  actions: {
    judgeAll: 'mark everything that is missing, and go to the first',
    judgeIfIncomplete: 'mark what is missing, if anything is',
    setSubmission: 'read the form: what it says is placed, or what is missing is marked',
    showQuote: 'show the price',
  },
} as const;
