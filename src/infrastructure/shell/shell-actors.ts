import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { getConfig } from '#contract/shell.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { PlaceStore } from '#application/location/place-store.port.ts';
import type * as LanguageFlow from '#application/shell/language/machine.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import type * as Toasts from '#application/shell/toasts/machine.ts';
import type * as ThemeFlow from '#application/shell/theme/machine.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { LateMachines } from '#infrastructure/kernel/late-machines.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import type { ServerClock } from '#infrastructure/kernel/server-clock.adapter.ts';
import { understood, type Report } from '#infrastructure/kernel/rows.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { toAppConfig } from './config.wire.ts';
import { languageIn, themeFor } from './persisted-state.ts';

/** The answer also sets the server's clock. */
export const readConfigActor = (http: HttpClient, clock: ServerClock, report: Report = () => {}) =>
  fromPromise<Storefront.ConfigAnswer, undefined>(async ({ signal }) => {
    const answer = await call(http, getConfig, { withoutModule: true, signal });
    if (!answer.ok) return answer;
    if (answer.value.server_time !== undefined) clock.learn(answer.value.server_time);
    const known = understood(() => toAppConfig(answer.value), report);
    return known ? ok(known) : refuse({ kind: 'unreachable', cause: 'broken' });
  });

/** The place and the module belong to the browser, not to the tab (D-105). */
export const watchOtherTabsActor = (
  { onStorage }: Pick<Platform, 'onStorage'>,
  places: PlaceStore,
  modules: ModuleStore,
) =>
  fromCallback<EventObject, undefined, Storefront.Report>(({ sendBack }) =>
    onStorage((key) => {
      const all = key === null;
      // The point is written last of a place's three values.
      if (all || key === KEYS.point) sendBack({ type: 'place.change', place: places.recall() });
      if (all || key === KEYS.module) sendBack({ type: 'module.change', module: modules.recall() });
    }),
  );

export const watchConnectionActor = () =>
  fromCallback<EventObject, undefined, Toasts.Report>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'connection.return' });
    globalThis.addEventListener?.('online', tell);
    return () => globalThis.removeEventListener?.('online', tell);
  });

/** Another tab's choice applies here; the system's theme applies until the customer has chosen. */
export const watchThemeActor = (
  platform: Pick<Platform, 'onStorage' | 'onSystemTheme' | 'localStore' | 'systemTheme'>,
) =>
  fromCallback<EventObject, undefined, ThemeFlow.Report>(({ sendBack }) => {
    const report = () => sendBack({ type: 'theme.sync', theme: themeFor(platform) });
    const stopTabs = platform.onStorage((key) => {
      if (key === KEYS.theme || key === null) report();
    });
    const stopSystem = platform.onSystemTheme(report);
    return () => {
      stopTabs();
      stopSystem();
    };
  });

/**
 * Loads the code of a child or a dialog with the same retries as a page's code, then reports it missing. A
 * child's code yields to the code that makes the page interactive.
 */
export const fetchCodeActor = (
  { fetch }: Pick<LateMachines, 'fetch'>,
  { persistently, answered = Promise.resolve() }: Pick<Platform, 'persistently' | 'answered'>,
) =>
  fromCallback<Storefront.FetchCode, undefined, Storefront.Report>(({ receive, sendBack }) =>
    receive((asked) => {
      const [ready, missing] = reportsOn(asked);
      const code = () => persistently(() => fetch(asked.id));
      (asked.type === 'child.fetch' ? answered.then(code) : code()).then(
        () => sendBack(ready),
        () => sendBack(missing),
      );
    }),
  );

const reportsOn = (asked: Storefront.FetchCode): readonly [Storefront.Report, Storefront.Report] =>
  asked.type === 'child.fetch'
    ? [
        { type: 'child.ready', id: asked.id },
        { type: 'child.missing', id: asked.id },
      ]
    : [
        { type: 'dialog.ready', id: asked.id },
        { type: 'dialog.missing', id: asked.id },
      ];

export const watchLanguageActor = (platform: Pick<Platform, 'onStorage' | 'localStore'>) =>
  fromCallback<EventObject, undefined, LanguageFlow.Report>(({ sendBack }) =>
    platform.onStorage((key) => {
      if (key === KEYS.language || key === null) {
        sendBack({ type: 'language.sync', language: languageIn(platform) });
      }
    }),
  );
