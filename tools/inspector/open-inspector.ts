import { createActor, fromPromise } from 'xstate';
import { requirements, drawnFlows } from 'virtual:charts';
import type { Inspector } from '#tools/inspector/core/inspector.ts';
import { replayMachine } from '#tools/inspector/core/replay/machine.ts';
import type * as Replay from '#tools/inspector/core/replay/machine.ts';
import { walkMachine } from '#tools/inspector/core/walk/machine.ts';
import { reportOf } from '#tools/inspector/core/walk/selectors.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import type { Services } from '#application/shell/services.ts';
import {
  createBroadcastAppTabs,
  type Channel,
} from '#tools/inspector/adapters/broadcast-app-tabs.adapter.ts';
import { createControlDesk } from '#tools/inspector/adapters/control-desk.ts';
import { createLogReplayer } from '#tools/inspector/adapters/log-replayer.ts';
import { createSnapshotSource } from '#tools/inspector/adapters/snapshot-source.ts';
import { machinesOf } from '#tools/inspector/adapters/machines-of.ts';
import { liveWalks } from '#tools/inspector/adapters/live-walks.ts';
import { createWalker, MAX_MOVES } from '#tools/inspector/adapters/walker.ts';
import type { Recorder } from '#tools/inspector/entry/recorder.ts';
import { takeWalk } from '#tools/inspector/entry/interrupted-walk.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';

type Given = {
  readonly app: Services;
  readonly platform: Platform;
  readonly recorder: Recorder;
  readonly channel: Channel;
  readonly openTab: () => void;
  readonly save: Inspector['save'];
};

/**
 * The composition root of the inspector, loaded when it opens: in this tab, or in another one that requests
 * this tab's machines.
 */
export function openInspector({
  app,
  platform,
  recorder,
  channel,
  openTab,
  save,
}: Given): Inspector {
  const interrupted = takeWalk(platform);
  const snapshots = createSnapshotSource({
    recorder,
    tab: interrupted?.tab ?? platform.uuid(),
    page: () => platform.currentUrl().pathname + platform.currentUrl().search,
    walk: () => reportOf(walk.getSnapshot()),
  });
  const develop = createLogReplayer(drawnFlows, () => machinesOf(app));
  const desk = createControlDesk(platform);
  const walker = createWalker({
    drawnFlows,
    lives: liveWalks,
    app,
    desk,
    snapshots,
    platform,
    interrupted,
  });
  const walk = createActor(
    walkMachine.provide({
      actors: {
        takeBearing: fromPromise<Walk.Bearing, Walk.Situation>(({ input }) =>
          walker.takeBearing(input),
        ),
        makeMove: fromPromise<Walk.Moved, Walk.Move>(({ input }) => walker.makeMove(input)),
      },
      actions: { releaseCalls: walker.release },
    }),
    {
      input: {
        mostMoves: MAX_MOVES,
        goal: interrupted?.goal ?? null,
        moves: interrupted?.moves ?? [],
      },
      inspect: app.inspect,
    },
  ).start();
  const tabs = createBroadcastAppTabs({ ...snapshots, tell: walk.send }, channel, openTab);
  platform.onPageHide(tabs.leave);
  platform.onPageHide(() => walker.leave(reportOf(walk.getSnapshot())));
  return {
    drawnFlows,
    requirements,
    tabs,
    save,
    replay: replayMachine.provide({
      actors: {
        replayLog: fromPromise<Replay.ReplayAnswer, string>(({ input }) => develop(input)),
      },
    }),
  };
}
