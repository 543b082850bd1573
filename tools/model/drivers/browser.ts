import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page as Window } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { deskOf, type Desk } from '#tests/e2e/desk.ts';
import { transitionNamer } from '../chart.ts';
import { DEFECT, type Flow, type Step } from '../flow.ts';
import { asWalkedBy, doingOf, firstCase, isIdle, looksAt, type AnyPage } from '../page.ts';
import type { Driver, Planned } from '../run-flow.ts';
import type { Scene, Visit, WireEnding } from '../scene.ts';
import { eventOf, walkerOf, type Configuration } from '../walker.ts';
import { relived } from '../xstate-internals.ts';
import { requireAgreement } from './agreement.ts';
import { personInChromium } from './person-in-chromium.ts';
import type { Language } from './spoken.ts';
import { watchInPage, type TakenInPage, type Watched, type WatchedPage } from './watch-in-page.ts';

export type BrowserOptions = {
  readonly baseURL: string;
  readonly language?: Language;
  /** What the walk comes to, from its beginning. */
  readonly ahead?: readonly Step[];
  /** Where to put a picture of each state that is come through; none are taken when missing. */
  readonly pictures?: { readonly folder: string; readonly taken: Set<string> };
};

type Seen = {
  readonly snapshot: object;
  readonly taken: readonly TakenInPage[];
};

type SnapshotFacts = Readonly<Record<'value' | 'context' | 'status' | 'output', unknown>>;

const EVIDENCE = 'test-results/model';
const PATIENCE = 15_000;
const PAUSE = 40;

/**
 * Walks the real shop in Chromium: everything is done and seen by a person, calls are held and let go
 * at the control desk, and the machine's timers in its page. What was taken comes from the page's own log.
 */
export function browserDriver(
  page: AnyPage,
  scene: Scene,
  browser: Browser,
  { baseURL, language = 'en', ahead = [], pictures }: BrowserOptions,
): Driver {
  const flow = inBrowser(page, scene);
  const walker = walkerOf(flow);
  const nameOf = transitionNamer(flow.machine);
  const wires = Object.values(scene.calls ?? {});
  const calls = wires.map(({ call }) => call);
  const beside = wires.flatMap((wire) => Object.entries(wire.beside ?? {}));
  let context: BrowserContext | null = null;
  let opened: { window: Window; visit: Visit; desk: Desk } | null = null;

  const here = () => {
    if (!opened) throw new Error('Nobody has opened the shop');
    return opened;
  };

  return {
    start: async (input, planned) => {
      context = await browser.newContext({
        baseURL,
        viewport: DEVICES.desktop,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      });
      if (!pictures) await context.tracing.start({ snapshots: true });
      const window = await context.newPage();
      const { heldInPage: held = [], standsStill: still = [] } = scene;
      await window.addInitScript(watchInPage, { machine: flow.machine.id, held, still });
      const desk = deskOf(context.request);
      await desk.forgetsRules();
      await desk.opensAtNoon();
      const visit = visitOf(window, desk, language, ahead);
      opened = { window, visit, desk };
      await visit.remembers({ language });
      for (const call of new Set(calls)) await desk.holds(call);
      for (const [call, body] of beside) await desk.answers(call, body);
      await scene.arrange[input]?.(visit);
      // Whoever reloads or leaves here would take the machine along before anybody has looked at it.
      await window.route('**/*', (route) =>
        route.request().isNavigationRequest() ? route.abort('aborted') : route.fallback(),
      );
      return arrived(planned);
    },
    take: async (step, planned) => {
      await takeStep(step, planned);
      return arrived(planned);
    },
    assert: async (expected) => {
      const { snapshot } = await look();
      requireAgreement(flow, walker, snapshotOf(snapshot), expected);
      for (const one of looksAt(page, expected)) {
        if (typeof one === 'function') await one(here().visit.person, expected.snapshot);
      }
      await takePictures(expected);
    },
    forbidden: async (event, at) => {
      const doing = doingOf(page, event);
      const { person } = here().visit;
      if ('by' in doing) return;
      if (isIdle(doing, at)) await doing.does(person, firstCase(flow, event), at.snapshot);
      else await doing.absent(person, at.snapshot);
      requireAgreement(flow, walker, snapshotOf((await look()).snapshot), at);
    },
    evidence: async (title) => {
      const file = `${EVIDENCE}/${flow.name.replace('/', '-')}/${fileNameOf(title)}`;
      await opened?.window.screenshot({ path: `${file}.png` });
      if (pictures) return [`a picture: ${file}.png`];
      await context?.tracing.stop({ path: `${file}.zip` });
      return [`a picture: ${file}.png`, `a trace: npx playwright show-trace ${file}.zip`];
    },
    close: async () => {
      await here().desk.forgetsRules();
      await context?.close();
      opened = null;
    },
  };

  async function takeStep(step: Step, { to, transitions }: Planned): Promise<void> {
    const { visit } = here();
    switch (step.kind) {
      case 'user': {
        const doing = doingOf(page, step.event);
        const said = eventOf(flow, to.snapshot, step);
        if ('by' in doing) return happen(step.event, said);
        const isRefused = transitions.length === 0 && !doing.staysWhenRefused;
        if (isRefused) return doing.absent(visit.person, to.snapshot);
        await doing.does(visit.person, said, to.snapshot);
        return scene.comesBack?.[step.event]?.(visit);
      }
      case 'outcome':
        return answer(step.actor, step.outcome);
      case 'delay': {
        const { type } = eventOf(flow, snapshotOf((await look()).snapshot), step);
        return letTimerGo(type);
      }
    }
  }

  async function happen(event: string, said: object): Promise<void> {
    const cause = scene.happens?.[event];
    if (!cause) throw new Error(`The scene of ${flow.name} does not say how ${event} happens`);
    await cause(here().visit, said as never);
    if (scene.heldInPage?.includes(event)) await hear(event);
  }

  async function answer(actor: string, outcome: string): Promise<void> {
    const deed = scene.answers?.[actor]?.[outcome];
    if (deed) return deed(here().visit);
    const ofChild = `xstate.done.actor.${actor}`;
    if (scene.heldInPage?.includes(ofChild)) return hear(ofChild);
    const wire = scene.calls?.[actor];
    const ending = wire?.endings[outcome];
    if (!wire || !ending) throw new Error(`The scene does not say how ${actor} answers ${outcome}`);
    await here().visit.ends(wire.call, ending);
  }

  /** Of what the page says by itself: null holds all of it again. */
  async function hear(event: string | null): Promise<void> {
    await here().window.evaluate((type) => {
      const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')];
      (watched as Watched).hear(type);
    }, event);
  }

  async function letTimerGo(type: string): Promise<void> {
    const went = await here().window.evaluate((event) => {
      const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')];
      return (watched as Watched).letGo(event);
    }, type);
    if (!went) throw new Error(`Nothing waits for ${type}`);
  }

  /** Waits until the machine is where it was planned to be; then says what it has taken on the way. */
  async function arrived({ to, transitions }: Planned): Promise<readonly string[]> {
    let taken: readonly string[] = [];
    const isThere = async () => {
      const seen = await look().catch(() => null);
      if (!seen) return null;
      taken = seen.taken.flatMap(
        ({ source, event, candidate }) => nameOf(source, event, candidate) ?? [],
      );
      const { key } = walker.configurationOf(snapshotOf(seen.snapshot));
      return key === to.key && transitions.every((id) => taken.includes(id)) ? true : null;
    };
    await patiently('', isThere).catch(() => {});
    await here().window.evaluate(() => {
      const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')];
      (watched as Watched).taken = [];
      (watched as Watched).hear(null);
    });
    return taken;
  }

  async function look(): Promise<Seen> {
    const text = await here().window.evaluate(() => {
      const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')];
      const { actor, taken } = watched as Watched;
      if (!actor) return null;
      const { value, context, status, output } = actor.getSnapshot() as SnapshotFacts;
      return JSON.stringify({
        snapshot: { value, context, status, output },
        taken,
      });
    });
    if (text === null)
      throw new Error(`The machine "${flow.machine.id}" does not run in this page`);
    return JSON.parse(text) as Seen;
  }

  function snapshotOf(seen: object): AnyMachineSnapshot {
    return relived(flow.machine, seen);
  }

  async function takePictures({ states }: Configuration): Promise<void> {
    if (!pictures) return;
    const { window } = here();
    const fresh = states.filter((state) => !pictures.taken.has(`${language} ${state}`));
    if (fresh.length === 0) return;
    for (const [device, size] of Object.entries(DEVICES)) {
      await window.setViewportSize(size);
      for (const theme of ['light', 'dark'] as const) {
        await dress(theme);
        const shot = await window.screenshot({ animations: 'disabled' });
        for (const state of fresh) {
          const folder = `${pictures.folder}/${flow.name.replace('/', '-')}/${state}`;
          mkdirSync(folder, { recursive: true });
          writeFileSync(`${folder}/${theme}-${device}-${language}.png`, shot);
        }
      }
    }
    await dress('light');
    await window.setViewportSize(DEVICES.desktop);
    fresh.forEach((state) => pictures.taken.add(`${language} ${state}`));
  }

  /** The shop follows the system; who has chosen a theme is dressed in the other one for the picture. */
  async function dress(colorScheme: 'light' | 'dark'): Promise<void> {
    const { window } = here();
    if (!scene.dressesItself) {
      await window.emulateMedia({ colorScheme });
      await window.evaluate(dressIn, colorScheme);
    }
    await window.evaluate(isDrawn);
  }
}

/** The flow as it can be walked in a browser: a defect is ours, and no answer of a shop brings one about. */
export function inBrowser(page: AnyPage, scene: Scene): Flow {
  const flow = asWalkedBy(page);
  return {
    ...flow,
    neverFails: [...new Set([...(flow.neverFails ?? []), ...Object.keys(flow.outcomes)])],
    unreached: { ...flow.unreached, ...scene.unreached },
    within: (snapshot, step) =>
      flow.within?.(snapshot, step) !== false &&
      scene.within?.(snapshot, step) !== false &&
      !(step.kind === 'outcome' && step.outcome === DEFECT),
  };
}

const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** As the shop itself puts a theme on. */
function dressIn(theme: string): void {
  const { classList, dataset, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  dataset['theme'] = theme;
  style.colorScheme = theme;
}

/** In whatever theme and size the window is by now. */
const isDrawn = (): Promise<void> =>
  new Promise((drawn) =>
    requestAnimationFrame(() => requestIdleCallback(() => drawn(), { timeout: 2_000 })),
  );

/** A title as a name of a file: of the longest, the end tells them apart. */
const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .slice(-100)
    .replaceAll(/^-|-$/g, '');

const endingOf = (ending: WireEnding): object | null => {
  if (ending === 'as it is') return null;
  return typeof ending === 'string' ? { fail: ending } : { answer: ending };
};

const visitOf = (
  window: Window,
  desk: Desk,
  language: Language,
  ahead: readonly Step[],
): Visit => ({
  language,
  window,
  desk,
  person: personInChromium(window, language),
  remembers: async (entries) =>
    void (await window.addInitScript((known) => {
      for (const [key, value] of Object.entries(known)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, entries)),
  opens: async (path) => void (await window.goto(path)),
  tells: (said) =>
    window.evaluate((event) => {
      const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')];
      (watched as Watched).actor?.send(event);
    }, said),
  ownerSays: async (ours, theirs) =>
    void (await window.route(isPageOrConfig, async (route) => {
      const response = await route.fetch();
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
    patiently(`nobody has called ${call}`, async () =>
      (await desk.ends(call, endingOf(ending))) > 0 ? true : null,
    ),
});

/** The first answers come within the page itself. */
const isPageOrConfig = ({ pathname }: URL): boolean =>
  pathname === '/api/v1/config' || !/^\/(api|assets)\/|\.\w+$/.test(pathname);

async function patiently(complaint: string, look: () => Promise<true | null>): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE;) {
    if (await look()) return;
    await sleep(PAUSE);
  }
  throw new Error(complaint);
}
