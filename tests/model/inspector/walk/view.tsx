import { createActor } from 'xstate';
import type { AppTabs } from '#tools/inspector/core/app-tabs.port.ts';
import type { walkMachine } from '#tools/inspector/core/walk/machine.ts';
import { reportOf } from '#tools/inspector/core/walk/selectors.ts';
import { anInspector, aDrawnFlow, aTab } from '#tests/support/an-inspector.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { InspectorProvider, shownIn, useTabs } from '#tools/inspector/views/inspector-context.tsx';
import { WalkPanel } from '#tools/inspector/views/walk-panel.tsx';

const drawnFlow = aDrawnFlow({ name: 'cart/cart' });

/** The walked tab, seen from the inspector. */
export const view: ViewFixture<typeof walkMachine> = async ({ machine, input, inspect }) => {
  const { app } = await startApp({ inspect });
  const quiet = await anInspector().open();
  const walk = createActor(machine, { input, inspect }).start();
  const shown = () => [aTab({ walk: reportOf(walk.getSnapshot()) })];
  let tabSnapshots = shown();
  const tabs: AppTabs = {
    ...quiet.tabs,
    all: () => tabSnapshots,
    subscribe: (listener) => {
      const tell = () => {
        tabSnapshots = shown();
        listener();
      };
      return walk.subscribe(tell).unsubscribe;
    },
    tell: (_, event) => walk.send(event),
  };
  const view = (
    <InspectorProvider value={{ ...quiet, tabs }}>
      <WalkOfTab />
    </InspectorProvider>
  );
  return { view, app };
};

function WalkOfTab() {
  const [tabSnapshot] = useTabs();
  if (!tabSnapshot) return null;
  return <WalkPanel shown={shownIn(tabSnapshot, drawnFlow)} asked="working" ask={() => {}} />;
}
