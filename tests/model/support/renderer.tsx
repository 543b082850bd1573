import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import type { Renderer } from '@sundry/statecharts';
import type { Services } from '#application/shell/services.ts';
import { appSpeaker } from '#tools/flows/kit.ts';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';

export const renderer: Renderer<Services> = {
  render: (view, around) => void renderView(<ErrorBoundary>{view}</ErrorBoundary>, around),
  settled: decisionsSettle,
  speaker: appSpeaker('en'),
};
