import type { Notifier } from '#application/kernel/notifier.port.ts';
import type { OrderId } from '#domain/ordering/order.ts';

/** Puts an order's number on the clipboard. Where that is forbidden, the customer is told. */
export function copyOrderId(id: OrderId, notifier: Notifier): void {
  const clipboard = globalThis.navigator?.clipboard as Clipboard | undefined;
  const copied = clipboard ? clipboard.writeText(String(id)) : Promise.reject(new Error('None'));
  copied.then(
    () => notifier.show({ kind: 'orderIdCopied' }),
    () => notifier.show({ kind: 'somethingWentWrong' }),
  );
}
