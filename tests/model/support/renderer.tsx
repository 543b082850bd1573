import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import type { Renderer } from '@sundry/statecharts';
import type { Language } from '#domain/kernel/language.ts';
import type { Services } from '#application/shell/services.ts';
import { appSpeaker } from '#tools/flows/kit.ts';
import type { Messages } from '#ui/kernel/load-messages.ts';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';

export const rendererIn = (language: Language, messages: Messages = {}): Renderer<Services> => ({
  render: (view, around) =>
    void renderView(<ErrorBoundary>{view}</ErrorBoundary>, { ...around, language, messages }),
  settled: decisionsSettle,
  speaker: appSpeaker(language),
});
