import { setTimeout as sleep } from 'node:timers/promises';
import type { Page as Window } from '@playwright/test';
import type { Step } from '../flow/flow.ts';
import type { ControlDesk, Visit } from '../flow/fixture.ts';
import type { WireCall, WireEnding } from '../flow/wire-call.ts';
import type { PageWatch } from './page-watch.ts';
import { patiently } from './patiently.ts';
import { personInChromium } from './person-in-chromium.ts';
import type { Speaker } from '../flow/speaker.ts';

type InFront<Desk extends ControlDesk, Language extends string> = {
  readonly window: Window;
  readonly watch: PageWatch;
  readonly desk: Desk;
  readonly language: Language;
  readonly speaker: Speaker;
  readonly settings: (url: URL) => boolean;
  readonly ahead: readonly Step[];
};

/** A person in front of the app in this window, with the steps of the walk. */
export const visitOf = <Desk extends ControlDesk, Language extends string>({
  window,
  watch,
  desk,
  language,
  speaker,
  settings,
  ahead,
}: InFront<Desk, Language>): Visit<Desk, Language> => ({
  language,
  window,
  desk,
  person: personInChromium(window, speaker),
  hasStored: async (entries) =>
    void (await window.addInitScript((known) => {
      for (const [key, value] of Object.entries(known)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, entries)),
  opens: async (path) => void (await window.goto(path)),
  reports: watch.send,
  ownerSays: async (ours, theirs) =>
    void (await window.context().route(settings, async (route) => {
      const headers = { ...route.request().headers(), connection: 'close' };
      const response = await route.fetch({ headers });
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll(ours, theirs) });
    })),
  comesTo: (name) =>
    ahead.some(
      (step) =>
        (step.kind === 'outcome' && step.outcome === name) ||
        (step.kind === 'user' && step.case === name),
    ),
  ends: (call, ending) =>
    patiently(`${[call].flat().join(' or ')} has not been called`, async () =>
      (await endWaiting(desk, call, ending)) ? true : null,
    ),
});

/** Ends the first of these calls that is held at the desk; returns false without one. */
export async function endWaiting(
  desk: ControlDesk,
  call: WireCall['call'],
  ending: WireEnding,
): Promise<boolean> {
  for (const one of [call].flat()) {
    if ((await desk.ends(one, endingOf(ending))) > 0) return true;
  }
  return false;
}

const endingOf = (ending: WireEnding): object =>
  typeof ending === 'string' ? { fail: ending } : { answer: ending };

const LONGEST_STEP = 120_000;

/** A step without an end fails after a maximum time. */
export async function inTime<Value>(step: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const late = sleep(LONGEST_STEP, null, { signal: over.signal }).then(() => {
    throw new Error(`The step took more than ${LONGEST_STEP / 1000} seconds`);
  });
  try {
    return await Promise.race([step, late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}
