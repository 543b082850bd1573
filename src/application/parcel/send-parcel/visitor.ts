import type { VisitorReport } from '#application/account/watch-visitor.ts';

const visitor = ({ event }: { readonly event: VisitorReport }) => event.visitor;

/** The customer of the form has left: empties it and moves to `left`. */
export const startingOver = <const Left extends { readonly target?: string }>(left: Left) =>
  ({
    ...left,
    guard: { type: 'customerHasLeft', params: visitor },
    actions: [{ type: 'startOver', params: visitor }, 'forgetForm'],
  }) as const;

/** The visitor's profile fills empty fields. */
export const fillingIn = { actions: { type: 'setVisitor', params: visitor } } as const;
