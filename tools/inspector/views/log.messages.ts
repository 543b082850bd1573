import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  events: {
    id: 'charts.inspector.events',
    defaultMessage: 'What can happen from here',
    description: 'Heading over a table of events.',
  },
  event: {
    id: 'charts.inspector.event',
    defaultMessage: 'When',
    description: 'Head of a column of events.',
  },
  guard: {
    id: 'charts.inspector.guard',
    defaultMessage: 'Only if',
    description: 'Head of a column of conditions.',
  },
  target: {
    id: 'charts.inspector.target',
    defaultMessage: 'Leads to',
    description: 'Head of a column of states.',
  },
  stays: {
    id: 'charts.inspector.stays',
    defaultMessage: 'stays where it is',
    description: 'In the place of a state: the event leads nowhere else.',
  },
  nothingCan: {
    id: 'charts.inspector.nothingCan',
    defaultMessage: 'Nothing: this is an end.',
    description: 'In the place of a table of events.',
  },
  log: {
    id: 'charts.inspector.log',
    defaultMessage: 'What has happened',
    description: 'Heading over the log of events.',
  },
  logEmpty: {
    id: 'charts.inspector.logEmpty',
    defaultMessage: 'Nothing has happened yet.',
    description: 'In the place of the log.',
  },
  ofFlow: {
    id: 'charts.inspector.ofFlow',
    defaultMessage: 'Flow',
    description: 'Label of a choice of which events to show.',
  },
  allFlows: {
    id: 'charts.inspector.allFlows',
    defaultMessage: 'All flows',
    description: 'Choice: the events of all machines are shown.',
  },
  time: {
    id: 'charts.inspector.time',
    defaultMessage: 'Time',
    description: 'Head of a column of times of day.',
  },
  machine: {
    id: 'charts.inspector.machine',
    defaultMessage: 'Machine',
    description: 'Head of a column of names of machines.',
  },
  route: {
    id: 'charts.inspector.route',
    defaultMessage: 'From and to',
    description: 'Head of a column of states.',
  },
  answers: {
    id: 'charts.inspector.answers',
    defaultMessage: 'Guards and calls',
    description: 'Head of a column: what conditions answered, and what was called.',
  },
  holds: {
    id: 'charts.inspector.holds',
    defaultMessage: '{guard}: yes',
    description: 'A condition that held. {guard}: its name.',
  },
  fails: {
    id: 'charts.inspector.fails',
    defaultMessage: '{guard}: no',
    description: 'A condition that did not hold. {guard}: its name.',
  },
  calls: {
    id: 'charts.inspector.calls',
    defaultMessage: 'calls {call}',
    description: 'A call that began. {call}: its name.',
  },
  export: {
    id: 'charts.inspector.export',
    defaultMessage: 'Export {flow}',
    description: 'Button that saves the log of one machine as a file. {flow}: its name.',
  },
});
