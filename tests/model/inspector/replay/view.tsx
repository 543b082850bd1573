import type { replayMachine } from '#tools/inspector/core/replay/machine.ts';
import { aDrawnFlow, anInspector, aTab } from '#tests/support/an-inspector.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { InspectorProvider, shownIn } from '#tools/inspector/views/inspector-context.tsx';
import { ReplayPanel } from '#tools/inspector/views/replay-panel.tsx';

export const view: ViewFixture<typeof replayMachine> = async ({ machine: replay, inspect }) => {
  const { app } = await startApp({ inspect });
  const drawnFlow = aDrawnFlow({ name: 'account/session' });
  const inspector = await anInspector().open();
  const view = (
    <InspectorProvider value={{ ...inspector, drawnFlows: [drawnFlow], replay }}>
      <ReplayPanel shown={shownIn(aTab(), drawnFlow)} />
    </InspectorProvider>
  );
  return { view, app };
};
