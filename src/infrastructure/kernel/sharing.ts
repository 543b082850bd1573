import type { Notice } from '#application/kernel/notice.ts';
import type { Notifier } from '#application/kernel/notifier.port.ts';
import type { Sharing } from '#application/kernel/sharing.port.ts';

type Needs = {
  readonly notifier: Notifier;
  /** The origin of the app completes links. */
  readonly currentUrl: () => URL;
};

/** Uses the share sheet of the device, or the clipboard. If both are forbidden, a notice says so. */
export function createSharing({ notifier, currentUrl }: Needs): Sharing {
  const copy = (text: string, copied: Notice): void => {
    const clipboard = globalThis.navigator?.clipboard as Clipboard | undefined;
    const writing = clipboard ? clipboard.writeText(text) : Promise.reject(new Error('None'));
    writing.then(
      () => notifier.show(copied),
      () => notifier.show({ kind: 'somethingWentWrong' }),
    );
  };
  const share = (what: { readonly text: string } | { readonly url: string }, text: string) => {
    const { share: hand } = globalThis.navigator ?? {};
    if (typeof hand !== 'function') return copy(text, COPIED);
    hand.call(globalThis.navigator, what).catch((failure: unknown) => {
      // Closing the share sheet is no failure.
      const isClosed = failure instanceof DOMException && failure.name === 'AbortError';
      if (!isClosed) copy(text, COPIED);
    });
  };
  return {
    copyCode: (code) => copy(code, COPIED),
    copyOrderId: (id) => copy(String(id), { kind: 'orderIdCopied' }),
    shareText: (text) => share({ text }, text),
    shareLink: (to) => {
      const url = new URL(to, currentUrl()).href;
      share({ url }, url);
    },
  };
}

const COPIED: Notice = { kind: 'copied' };
