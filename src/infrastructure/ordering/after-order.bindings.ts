import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { OrderReviewDraft, OrderReviewing } from '#application/ordering/order-reviews.port.ts';
import type { RefundDraft, RefundGateway } from '#application/ordering/refund-gateway.port.ts';
import {
  requestRefundMachine,
  requestRefundSlots,
} from '#application/ordering/request-refund/machine.ts';
import type * as Refund from '#application/ordering/request-refund/machine.ts';
import {
  writeReviewMachine,
  writeReviewSlots,
} from '#application/ordering/write-review/machine.ts';
import type * as WriteReview from '#application/ordering/write-review/machine.ts';
import type { ReorderGateway } from '#application/ordering/reorder-gateway.port.ts';
import { reorderMachine, reorderSlots } from '#application/ordering/reorder/machine.ts';
import type * as Again from '#application/ordering/reorder/machine.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import { NAVIGATOR, READ_MODELS } from '#infrastructure/kernel/kernel.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpOrderReviewing, createHttpRefundGateway } from './http-after-order.adapter.ts';
import { createHttpReorderGateway } from './http-reorder-gateway.adapter.ts';
import { ORDER_WIRE } from './ordering.bindings.ts';

export const REORDER_MACHINE = token<typeof reorderMachine>('ReorderMachine');
export const WRITE_REVIEW_MACHINE = token<typeof writeReviewMachine>('WriteReviewMachine');
export const REQUEST_REFUND_MACHINE = token<typeof requestRefundMachine>('RequestRefundMachine');
export const ORDER_REVIEWING = token<OrderReviewing>('OrderReviewing');
const REFUND_GATEWAY = token<RefundGateway>('RefundGateway');
const REORDER_GATEWAY = token<ReorderGateway>('ReorderGateway');

export const afterOrderBindings = new ContainerModule(({ bind }) => {
  bind(REORDER_GATEWAY).toResolvedValue(createHttpReorderGateway, [ORDER_WIRE]).inSingletonScope();
  bind(REORDER_MACHINE).toResolvedValue(provideReorder, [REORDER_GATEWAY, NAVIGATOR]);
  bind(ORDER_REVIEWING).toResolvedValue(createHttpOrderReviewing, [ORDER_WIRE]).inSingletonScope();
  bind(WRITE_REVIEW_MACHINE).toResolvedValue(provideWriteReview, [ORDER_REVIEWING, READ_MODELS]);
  bind(REFUND_GATEWAY).toResolvedValue(createHttpRefundGateway, [ORDER_WIRE]).inSingletonScope();
  bind(REQUEST_REFUND_MACHINE).toResolvedValue(provideRequestRefund, [REFUND_GATEWAY, READ_MODELS]);
});

const provideReorder = (orders: ReorderGateway, navigator: Navigator): typeof reorderMachine =>
  provide(reorderMachine, reorderSlots, {
    actors: {
      checkReorder: fromPromise<Again.CheckAnswer, OrderClaim>(({ input, signal }) =>
        orders.check(input, signal),
      ),
      putAgain: fromPromise<Again.PutAnswer, Again.PutAgain>(({ input, signal }) =>
        orders.putIntoCart(input.reorder, { replaces: input.replaces, signal }),
      ),
    },
    effects: { openCart: () => navigator.changeQuery({ drawer: 'cart' }) },
  });

const provideWriteReview = (
  reviewing: OrderReviewing,
  reads: ReadModels,
): typeof writeReviewMachine =>
  provide(writeReviewMachine, writeReviewSlots, {
    actors: {
      sendReview: fromPromise<WriteReview.SendAnswer, OrderReviewDraft>(({ input, signal }) =>
        reviewing.send(input, signal),
      ),
    },
    effects: { refreshReads: () => reads.stale(['orders', 'items', 'stores']) },
  });

const provideRequestRefund = (
  refunds: RefundGateway,
  reads: ReadModels,
): typeof requestRefundMachine =>
  provide(requestRefundMachine, requestRefundSlots, {
    actors: {
      readReasons: fromPromise<Refund.ReasonsAnswer, undefined>(({ signal }) =>
        refunds.reasons(signal),
      ),
      sendRequest: fromPromise<Refund.SendAnswer, RefundDraft>(({ input, signal }) =>
        refunds.request(input, signal),
      ),
    },
    effects: { refreshReads: () => reads.stale(['orders']) },
  });
