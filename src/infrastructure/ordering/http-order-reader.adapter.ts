import * as v from 'valibot';
import * as wire from '#contract/ordering.ts';
import { listOrdersToHaveAgain, pastOrder } from '#contract/ordering-again.ts';
import { pageOf } from '#contract/kernel.ts';
import type { OrderReader } from '#application/ordering/order-reader.port.ts';
import { ok } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import { toPastOrder } from './again.wire.ts';
import { toOrderRow } from './order.wire.ts';

const PAGE_SIZE = 10;
const LIST = { running: wire.listRunningOrders, history: wire.listPastOrders };
const rawPage = pageOf('orders', v.unknown());
const rawList = v.object({ orders: v.array(v.unknown()) });

export function createHttpOrderReader({ http, currency, report }: Wire): OrderReader {
  return {
    async had() {
      const answer = await call(http, listOrdersToHaveAgain, {}, rawList);
      if (!answer.ok) return answer;
      const counted = await currency();
      return ok(
        readRows(answer.value.orders, pastOrder, (row) => toPastOrder(row, counted), report),
      );
    },
    async list(which, page) {
      const query = { limit: PAGE_SIZE, offset: page };
      const answer = await call(http, LIST[which], { query }, rawPage);
      if (!answer.ok) return answer;
      const { orders, total_size: total } = answer.value;
      const counted = await currency();
      const rows = readRows(orders, wire.order, (row) => toOrderRow(row, counted), report);
      return ok({ rows, total });
    },
  };
}
