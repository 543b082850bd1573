import { describe, expect, test } from 'vitest';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { moveToNewerBuild } from './newer-build.ts';

const page = (build: string) => `<script type="module" src="/assets/start-${build}.js"></script>`;

function aPage(answer: () => Promise<Response>) {
  let missCode = () => {};
  let asked = 0;
  const { platform, log } = fakePlatform({
    build: '/assets/start-1.js',
    onCodeMissing: (listener) => {
      missCode = listener;
      return () => {};
    },
    fetch: () => ((asked += 1), answer()),
  });
  const missesCode = async () => {
    missCode();
    await new Promise((resolve) => setImmediate(resolve));
    return log.filter((entry) => entry === 'reload').length;
  };
  moveToNewerBuild(platform);
  return { missesCode, asked: () => asked, platform };
}

describe('a page whose code is gone', () => {
  test('is loaded anew when the app has a newer build', async () => {
    const { missesCode } = aPage(async () => new Response(page('2')));

    expect(await missesCode()).toBe(1);
  });

  test('is loaded anew once: what is missing after that stays missing', async () => {
    const { missesCode, asked } = aPage(async () => new Response(page('2')));

    await missesCode();
    expect([await missesCode(), asked()]).toEqual([1, 1]);
  });

  test.each([
    { because: 'the build is the newest', answer: async () => new Response(page('1')) },
    {
      because: 'the app is down',
      answer: async () => new Response('Bad gateway', { status: 502 }),
    },
    {
      because: 'no server answers',
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
    },
  ])('stays as it is when $because', async ({ answer }) => {
    expect(await aPage(answer).missesCode()).toBe(0);
  });

  test('left for a newer build, may be left again for a still newer one', async () => {
    const { missesCode, platform } = aPage(async () => new Response(page('2')));
    platform.sessionStore.write('buildLeft', '/assets/start-0.js');

    expect(await missesCode()).toBe(1);
  });
});
