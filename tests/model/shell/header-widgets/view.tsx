import type { headerWidgetsMachine } from '#application/shell/header-widgets.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { Header } from '#ui/shell/parts/header.tsx';

export const view: ViewFixture<typeof headerWidgetsMachine> = async ({
  machine: headerWidgets,
  inspect,
}) => {
  const { shop } = await startShop({ inspect });
  const flows = { ...shop.flows, headerWidgets };
  return { view: <Header />, shop: { ...shop, flows }, desktop: true };
};
