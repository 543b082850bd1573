import { setup } from 'xstate';

/** @see docs/charts/shell-header-widgets.md, drawn from this file */
export const headerWidgetsMachine = setup({
  types: { tags: {} as 'shown', meta: {} as { readonly reqs: readonly string[] } },
  delays: { widgetsRest: 2_000 },
}).createMachine({
  id: 'headerWidgets',
  description: 'The header lets the page come first, and its widgets after it.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The page comes up. The widgets have their room and are not drawn yet.',
      meta: { reqs: ['NAV-42'] },
      after: { widgetsRest: 'shown' },
    },
    shown: {
      description: 'Cart and account are in the header.',
      tags: 'shown',
      meta: { reqs: ['NAV-36', 'NAV-38', 'NAV-39', 'NAV-42'] },
    },
  },
});
