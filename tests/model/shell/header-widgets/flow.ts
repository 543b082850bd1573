import { headerWidgetsMachine } from '#application/shell/header-widgets.machine.ts';
import { defineFlow } from '#tools/model/flow.ts';

export const flow = defineFlow({
  name: 'shell/header-widgets',
  machine: headerWidgetsMachine,
  inputs: { 'a page coming up': undefined },
  events: {},
  outcomes: {},
  project: () => ({}),
  invariants: {},
});
