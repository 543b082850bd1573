import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import type { Renderer } from '#tools/model/drivers/view-fixture.ts';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';

/** The views of this app, for the walks of the kit. */
export const renderer: Renderer = {
  render: (view, around) => void renderView(<ErrorBoundary>{view}</ErrorBoundary>, around),
  settled: drawingSettles,
};

/**
 * An open dialog hides what is behind it a frame later. A person is never quicker than that; two dialogs
 * that open within one frame would each hide the other.
 */
async function drawingSettles(): Promise<void> {
  await decisionsSettle();
  if (document.querySelector('[aria-modal=true]') === null) return;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
}
