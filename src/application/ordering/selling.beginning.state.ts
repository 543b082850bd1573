type Labels = {
  readonly reqs: Readonly<Record<'recalling' | 'gathering', readonly string[]>>;
  readonly descriptions: Readonly<Record<'recalling' | 'gathering' | 'unread', string>>;
};

/**
 * From the start to a filled cart: unanswered drafts come first. An empty cart leads to `empty`.
 */
export const beginningStatesOf =
  <Draft>() =>
  <const Empty extends string>({ descriptions, reqs }: Labels, empty: Empty) => {
    const drafts = ({ event }: { readonly event: { readonly output: readonly Draft[] } }) =>
      event.output;
    const toEmpty = { guard: 'cartIsEmpty', target: empty } as const;
    const toFilling = { guard: 'cartHasLines', target: 'filling' } as const;
    return {
      recalling: {
        description: descriptions.recalling,
        tags: 'waiting',
        meta: { reqs: reqs.recalling },
        invoke: {
          id: 'recallUnanswered',
          src: 'recallUnanswered',
          input: undefined,
          onDone: [
            {
              guard: { type: 'isUnanswered', params: drafts },
              target: 'placing',
              actions: { type: 'setUnanswered', params: drafts },
            },
            { target: 'gathering', actions: { type: 'setUnanswered', params: drafts } },
          ],
        },
      },
      gathering: {
        description: descriptions.gathering,
        tags: 'waiting',
        meta: { reqs: reqs.gathering },
        always: [{ guard: 'cartIsUnread', target: 'unread' }, toEmpty, toFilling],
      },
      unread: {
        description: descriptions.unread,
        tags: 'unread',
        meta: { reqs: ['ERR-29'] },
        always: [toFilling, toEmpty],
        on: { 'cart.retry': { actions: 'retryCart' } },
      },
    } as const;
  };
