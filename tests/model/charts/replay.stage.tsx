import type { replayMachine } from '#application/charts/replay.machine.ts';
import { aSheet, anInspector, aTab } from '#tests/support/an-inspector.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { Stage } from '#tools/model/drivers/stage.ts';
import { InspectorProvider, shownIn } from '#ui/charts/inspector-context.tsx';
import { ReplayPanel } from '#ui/charts/replay-panel.tsx';

export const replayStage: Stage<typeof replayMachine> = async ({ machine: replay, inspect }) => {
  const { shop } = await startShop({ inspect });
  const sheet = aSheet({ name: 'account/session' });
  const inspector = await anInspector().open();
  const view = (
    <InspectorProvider value={{ ...inspector, sheets: [sheet], replay }}>
      <ReplayPanel shown={shownIn(aTab(), sheet)} />
    </InspectorProvider>
  );
  return { view, shop };
};
