import type { Channel, Word } from '#tools/inspector/adapters/broadcast-app-tabs.adapter.ts';

const NAME = 'sundry-charts';

/** Opens the channel between tabs of the same app. A message goes to all the others. */
export function openTabChannel(): Channel {
  const channel = new BroadcastChannel(NAME);
  return {
    say: (word) => channel.postMessage(word),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Word>) => listener(data)),
  };
}
