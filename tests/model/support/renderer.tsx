import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import type { Renderer } from '#tools/model/drivers/view-fixture.ts';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';

export const renderer: Renderer = {
  render: (view, around) => void renderView(<ErrorBoundary>{view}</ErrorBoundary>, around),
  settled: decisionsSettle,
};
