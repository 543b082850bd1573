import { afterEach, expect, test, vi } from 'vitest';
import type { Notice } from '#application/kernel/notice.ts';
import { paths } from '#application/kernel/path.ts';
import { createSharing } from './sharing.ts';

afterEach(() => vi.unstubAllGlobals());

function aDevice(navigator: {
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
  readonly share?: (what: ShareData) => Promise<void>;
}) {
  vi.stubGlobal('navigator', navigator);
  const told: Notice[] = [];
  const sharing = createSharing({
    notifier: { show: (notice) => void told.push(notice) },
    currentUrl: () => new URL('https://shop.example/track-order?order_id=7'),
  });
  return { sharing, told };
}

const aClipboard = () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  return { writeText };
};

test('an order number and a code are put on the clipboard, each with its notice', async () => {
  const clipboard = aClipboard();
  const { sharing, told } = aDevice({ clipboard });
  sharing.copyOrderId(100_042);
  sharing.copyCode('ASHA2026');
  await expect.poll(() => told).toHaveLength(2);

  expect(clipboard.writeText.mock.calls).toEqual([['100042'], ['ASHA2026']]);
  expect(told).toEqual([{ kind: 'orderIdCopied' }, { kind: 'copied' }]);
});

test('where the clipboard is missing or forbidden, the customer is told', async () => {
  const missing = aDevice({});
  missing.sharing.copyCode('A');
  await expect.poll(() => missing.told).toEqual([{ kind: 'somethingWentWrong' }]);

  const clipboard = { writeText: () => Promise.reject(new Error('Forbidden')) };
  const forbidden = aDevice({ clipboard });
  forbidden.sharing.copyCode('A');
  await expect.poll(() => forbidden.told).toEqual([{ kind: 'somethingWentWrong' }]);
});

test('a link is handed over with its whole address, and copied where the device has no list of apps', async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  aDevice({ share }).sharing.shareLink(paths.trackParcel('abc'));
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: 'https://shop.example/parcel/follow/abc' });

  const clipboard = aClipboard();
  const { sharing, told } = aDevice({ clipboard });
  sharing.shareLink(paths.trackParcel('abc'));
  await expect.poll(() => told).toEqual([{ kind: 'copied' }]);
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(
    'https://shop.example/parcel/follow/abc',
  );
});

test('closing the list of apps is no failure; a list that fails is made up for by the clipboard', async () => {
  const clipboard = aClipboard();
  const failing = (failure: Error) => () => Promise.reject(failure);
  const closed = aDevice({
    clipboard,
    share: failing(new DOMException('Closed', 'AbortError')),
  });
  closed.sharing.shareText('Sign up');
  const broken = aDevice({ clipboard, share: failing(new DOMException('No', 'NotAllowedError')) });
  broken.sharing.shareText('Sign up');
  await expect.poll(() => broken.told).toEqual([{ kind: 'copied' }]);

  expect(closed.told).toEqual([]);
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('Sign up');
});
