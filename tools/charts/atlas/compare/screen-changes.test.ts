import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { SCREENS, type KeptScreens } from '#tools/charts/screens/kept-screens.ts';
import { screenChanges } from './screen-changes.ts';

const OWN = path.join(SCREENS, 'account-sign-out');

/** The screens of signing out at another revision, where its question reads otherwise. */
async function anotherRevision(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'screens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const there = path.join(folder, OWN);
  cpSync(OWN, there, { recursive: true });
  const file = path.join(there, 'screens.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptScreens;
  const { asking } = kept.states;
  if (!asking) throw new Error('There is no question');
  const texts = asking.texts.map((text) => (text === 'Yes' ? 'Log out' : text));
  const states = { ...kept.states, asking: { ...asking, page: 'another', texts } };
  writeFileSync(file, JSON.stringify({ ...kept, states }));
  const picture = path.join(there, 'asking.phone.webp');
  const dot = { create: { width: 40, height: 40, channels: 3, background: '#f00' } } as const;
  const changed = await sharp(readFileSync(picture))
    .composite([{ input: dot, left: 0, top: 0 }])
    .webp()
    .toBuffer();
  writeFileSync(picture, changed);
  return folder;
}

test('a screen that has changed is shown before, now and with the difference', async () => {
  const folder = await anotherRevision();
  const out = path.join(folder, 'out');
  const pairs = [
    ['asking', 'asking'],
    ['leaving', 'leaving'],
  ] as const;

  const changes = await screenChanges('account/sign-out', folder, pairs, out);

  expect(changes).toMatchObject([
    { was: 'asking', is: 'asking', goneTexts: ['Log out'], newTexts: ['Yes'] },
  ]);
  const [picture, ...others] = changes[0]?.pictures ?? [];
  expect(others).toEqual([]);
  expect(picture?.device).toBe('phone');
  expect(picture?.share).toBeGreaterThan(0.001);
  for (const file of [picture?.before, picture?.difference])
    expect(existsSync(path.join(out, file ?? ''))).toBe(true);
});

test('a revision without screens has no changed ones', async () => {
  const pairs = [['asking', 'asking']] as const;
  expect(await screenChanges('account/sign-out', '/nowhere', pairs)).toEqual([]);
});
