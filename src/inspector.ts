import { createActor, fromPromise } from 'xstate';
import { requirements, sheets } from 'virtual:charts';
import type { Inspector } from '#application/charts/inspector.ts';
import { replayMachine } from '#application/charts/replay.machine.ts';
import type * as Replay from '#application/charts/replay.types.ts';
import { walkMachine } from '#application/charts/walk.machine.ts';
import { reportOf } from '#application/charts/walk.selectors.ts';
import type * as Walk from '#application/charts/walk.types.ts';
import type { Shop } from '#application/shell/shop.ts';
import {
  createBroadcastShopTabs,
  type Channel,
} from '#infrastructure/charts/broadcast-shop-tabs.adapter.ts';
import { createControlDesk } from '#infrastructure/charts/control-desk.ts';
import { createFilmDeveloper } from '#infrastructure/charts/film-developer.ts';
import { openExhibition } from '#infrastructure/charts/exhibition.ts';
import { machinesOf } from '#infrastructure/charts/machines-of.ts';
import { createGuide, MOST_MOVES } from '#infrastructure/charts/guide.ts';
import type { Recorder } from '#infrastructure/charts/recorder.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';

type Given = {
  readonly shop: Shop;
  readonly edges: Edges;
  readonly recorder: Recorder;
  readonly channel: Channel;
  readonly openTab: () => void;
  readonly save: Inspector['save'];
};

/**
 * The composition root of the inspector, fetched when somebody looks: in this tab, or in another one
 * that asks this tab to show its machines.
 */
export function openInspector({ shop, edges, recorder, channel, openTab, save }: Given): Inspector {
  const exhibition = openExhibition({
    recorder,
    tab: edges.uuid(),
    page: () => edges.currentUrl().pathname + edges.currentUrl().search,
    walk: () => reportOf(walk.getSnapshot()),
  });
  const develop = createFilmDeveloper(sheets, () => machinesOf(shop));
  const desk = createControlDesk(edges);
  const guide = createGuide({ sheets, shop, desk, exhibition, edges });
  const walk = createActor(
    walkMachine.provide({
      actors: {
        takeBearing: fromPromise<Walk.Bearing, Walk.Situation>(({ input }) =>
          guide.takeBearing(input),
        ),
        makeMove: fromPromise<Walk.Moved, Walk.Move>(({ input }) => guide.makeMove(input)),
      },
      actions: { releaseCalls: guide.release },
    }),
    { input: { mostMoves: MOST_MOVES }, inspect: shop.inspect },
  ).start();
  const tabs = createBroadcastShopTabs({ ...exhibition, tell: walk.send }, channel, openTab);
  edges.onPageHide(tabs.leave);
  edges.onPageHide(guide.release);
  return {
    sheets,
    requirements,
    tabs,
    save,
    replay: replayMachine.provide({
      actors: {
        developFilm: fromPromise<Replay.FilmAnswer, string>(({ input }) => develop(input)),
      },
    }),
  };
}
