import { fromCallback, type EventObject } from 'xstate';
import type { PageReport } from '#application/kernel/page-report.ts';

export const watchPageActor = () =>
  fromCallback<EventObject, undefined, PageReport>(({ sendBack }) => {
    const page = globalThis.document as Document | undefined;
    const report = () => sendBack({ type: page?.hidden ? 'page.hide' : 'page.show' });
    page?.addEventListener('visibilitychange', report);
    return () => page?.removeEventListener('visibilitychange', report);
  });
