import type { VisitorReport } from '#application/account/watch-visitor.ts';

const visitor = ({ event }: { readonly event: VisitorReport }) => event.visitor;

/** The customer whom the form was filled in for has left: it is emptied, and one is where `left` says. */
export const startingOver = <const Left extends { readonly target?: string }>(left: Left) =>
  ({
    ...left,
    guard: { type: 'customerHasLeft', params: visitor },
    actions: [{ type: 'startOver', params: visitor }, 'forgetForm'],
  }) as const;

/** What is said of who is here fills what is empty. */
export const fillingIn = { actions: { type: 'setVisitor', params: visitor } } as const;
