import type { Notifier } from '#application/kernel/notifier.port.ts';

/** Puts a code on the clipboard. Where that is forbidden, the customer is told. */
export function copyCode(code: string, notifier: Notifier): void {
  const clipboard = globalThis.navigator?.clipboard as Clipboard | undefined;
  const copied = clipboard ? clipboard.writeText(code) : Promise.reject(new Error('None'));
  copied.then(
    () => notifier.show({ kind: 'codeCopied' }),
    () => notifier.show({ kind: 'somethingWentWrong' }),
  );
}

/** Hands a text to what the device shares with; on devices that have no such thing, it is copied. */
export function shareText(text: string, notifier: Notifier): void {
  const { share } = globalThis.navigator ?? {};
  if (typeof share !== 'function') return copyCode(text, notifier);
  share.call(globalThis.navigator, { text }).catch((failure: unknown) => {
    // Closing the list of what to share with is no failure.
    const isClosed = failure instanceof DOMException && failure.name === 'AbortError';
    if (!isClosed) copyCode(text, notifier);
  });
}
