import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import type { Renderer } from '#tools/model/drivers/view-fixture.ts';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';

/** The views of this app, for the walks of the kit. */
export const renderer: Renderer = {
  render: (view, around) => void renderView(<ErrorBoundary>{view}</ErrorBoundary>, around),
  settled: decisionsSettle,
};
