import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import type { CartAnswer } from '#application/cart/cart-gateway.port.ts';
import { cartMachine } from '#application/cart/cart/machine.ts';
import type * as CartFlow from '#application/cart/cart/setup.ts';
import { noticeOf } from '#application/kernel/notice-of-failure.ts';
import type { Notice } from '#application/kernel/notice.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Scope } from '#application/account/scope.ts';
import { aModule, groceryModule } from './builders/module.ts';
import { USD } from './builders/money.ts';
import { answeredByHand } from './fakes/by-hand.ts';

type Asked<Kind extends CartFlow.Call['kind']> = Omit<
  Extract<CartFlow.Call, { readonly kind: Kind }>,
  'kind'
>;
type ScopeShift = { readonly mayAdd: boolean; readonly keepsLines: boolean };

const before: Scope = {
  principal: { kind: 'guest', key: 'guest:1', byChoice: false, sessionEnded: false },
  place: null,
  module: aModule(),
};

/** The same person under another identity (or signing in), or a customer in another module. */
export const aScopeChange = ({ mayAdd, keepsLines }: ScopeShift) => ({
  type: 'scope.change' as const,
  before,
  scope: {
    ...before,
    principal: mayAdd
      ? ({ kind: 'customer', key: 'customer:asha' } as const)
      : ({ kind: 'guest', key: 'guest:2', byChoice: false, sessionEnded: false } as const),
    module: keepsLines ? before.module : groceryModule(),
  },
});

/** The same guest, who has chosen to go on as one. */
export const aGuestByChoice = {
  type: 'scope.change',
  before,
  scope: {
    ...before,
    principal: { kind: 'guest', key: 'guest:1', byChoice: true, sessionEnded: false },
  },
} as const satisfies CartFlow.Event;

export const lines = (...given: readonly CartLine[]): CartAnswer => ok(given);

/** A cart whose server and customer answer by hand. */
export function aCartActor({ mayAdd = true }: { readonly mayAdd?: boolean } = {}) {
  const read = answeredByHand<undefined, CartAnswer>();
  const added = answeredByHand<Asked<'add'>, CartAnswer>();
  const updated = answeredByHand<Asked<'update'>, CartAnswer>();
  const removed = answeredByHand<Asked<'remove'>, CartAnswer>();
  const cleared = answeredByHand<undefined, CartAnswer>();
  const authenticated = answeredByHand<AuthenticationRequest, AuthenticationOutcome>();
  const told: Notice[] = [];
  let otherTabsTold = 0;
  let wentHome = 0;
  let withdrawn = 0;
  let otherTab: (event: CartFlow.Report) => void = () => {};
  const machine = cartMachine.provide({
    actors: {
      watchOtherTabs: fromCallback<EventObject, undefined, CartFlow.Report>(
        ({ sendBack }) => void (otherTab = sendBack),
      ),
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(({ input, signal }) =>
        authenticated.ask(input, signal),
      ),
      readCart: fromPromise<CartAnswer, undefined>(({ signal }) => read.ask(undefined, signal)),
      runTask: fromPromise<CartAnswer, CartFlow.Call>(({ input: { kind, ...asked } }) => {
        switch (kind) {
          case 'add':
            return added.ask(asked as Asked<'add'>);
          case 'update':
            return updated.ask(asked as Asked<'update'>);
          case 'remove':
            return removed.ask(asked as Asked<'remove'>);
          case 'clear':
            return cleared.ask(undefined);
        }
      }),
    },
    actions: {
      showNotice: (_, notice) => void told.push(notice),
      showFailure: (_, failure) => void told.push(noticeOf(failure)),
      notifyOtherTabs: () => void (otherTabsTold += 1),
      goHome: () => void (wentHome += 1),
      withdrawOffers: () => void (withdrawn += 1),
    },
  });
  const actor = createActor(machine, { input: { currency: USD, mayAdd } }).start();
  return {
    actor,
    calls: { read, added, updated, removed, cleared, authenticated },
    told,
    otherTabsTold: () => otherTabsTold,
    wentHome: () => wentHome,
    offersWithdrawn: () => withdrawn,
    scopeChanges: (to: ScopeShift) => actor.send(aScopeChange(to)),
    otherTabSays: (event: CartFlow.Report) => otherTab(event),
    linesInCart: () => actor.getSnapshot().context.cart.lines,
  };
}

export async function aFilledCart(
  given: readonly CartLine[],
  facts: { readonly mayAdd?: boolean } = {},
) {
  const started = aCartActor(facts);
  await started.calls.read.answers(lines(...given));
  return started;
}
