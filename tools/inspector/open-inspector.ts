import { createActor, fromPromise } from 'xstate';
import { requirements, sheets } from 'virtual:charts';
import type { Inspector } from '#tools/inspector/core/inspector.ts';
import { replayMachine } from '#tools/inspector/core/replay.machine.ts';
import type * as Replay from '#tools/inspector/core/replay.types.ts';
import { walkMachine } from '#tools/inspector/core/walk.machine.ts';
import { reportOf } from '#tools/inspector/core/walk.selectors.ts';
import type * as Walk from '#tools/inspector/core/walk.types.ts';
import type { Shop } from '#application/shell/shop.ts';
import {
  createBroadcastShopTabs,
  type Channel,
} from '#tools/inspector/adapters/broadcast-shop-tabs.adapter.ts';
import { createControlDesk } from '#tools/inspector/adapters/control-desk.ts';
import { createFilmDeveloper } from '#tools/inspector/adapters/film-developer.ts';
import { openExhibition } from '#tools/inspector/adapters/exhibition.ts';
import { machinesOf } from '#tools/inspector/adapters/machines-of.ts';
import { createGuide, MOST_MOVES } from '#tools/inspector/adapters/guide.ts';
import type { Recorder } from '#tools/inspector/entry/recorder.ts';
import { takeWalk } from '#tools/inspector/entry/interrupted-walk.ts';
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
  const interrupted = takeWalk(edges);
  const exhibition = openExhibition({
    recorder,
    tab: interrupted?.tab ?? edges.uuid(),
    page: () => edges.currentUrl().pathname + edges.currentUrl().search,
    walk: () => reportOf(walk.getSnapshot()),
  });
  const develop = createFilmDeveloper(sheets, () => machinesOf(shop));
  const desk = createControlDesk(edges);
  const guide = createGuide({ sheets, shop, desk, exhibition, edges, interrupted });
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
    {
      input: {
        mostMoves: MOST_MOVES,
        goal: interrupted?.goal ?? null,
        moves: interrupted?.moves ?? [],
      },
      inspect: shop.inspect,
    },
  ).start();
  const tabs = createBroadcastShopTabs({ ...exhibition, tell: walk.send }, channel, openTab);
  edges.onPageHide(tabs.leave);
  edges.onPageHide(() => guide.leave(reportOf(walk.getSnapshot())));
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
