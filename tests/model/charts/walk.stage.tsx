import { createActor } from 'xstate';
import type { ShopTabs } from '#application/charts/shop-tabs.port.ts';
import type { walkMachine } from '#application/charts/walk.machine.ts';
import { reportOf } from '#application/charts/walk.selectors.ts';
import { anInspector, aSheet, aTab } from '#tests/support/an-inspector.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { Stage } from '#tools/model/drivers/stage.ts';
import { InspectorProvider, shownIn, useTabs } from '#ui/charts/inspector-context.tsx';
import { WalkPanel } from '#ui/charts/walk-panel.tsx';

const sheet = aSheet({ name: 'cart/cart' });

/** The tab in which the walk is taken, seen from beside it. */
export const walkStage: Stage<typeof walkMachine> = async ({ machine, input, inspect }) => {
  const { shop } = await startShop({ inspect });
  const quiet = await anInspector().open();
  const walk = createActor(machine, { input, inspect }).start();
  let exhibits = [aTab()];
  const tabs: ShopTabs = {
    ...quiet.tabs,
    all: () => exhibits,
    subscribe: (listener) => {
      const tell = () => {
        exhibits = [aTab({ walk: reportOf(walk.getSnapshot()) })];
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
  return { view, shop };
};

function WalkOfTab() {
  const [exhibit] = useTabs();
  if (!exhibit) return null;
  return <WalkPanel shown={shownIn(exhibit, sheet)} asked="adding" ask={() => {}} />;
}
