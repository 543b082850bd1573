import { defineMessages, type MessageValue } from 'react-intl';

type Values = {
  title: {};
  lead: {};
  toShop: {};
  tab: {};
  thisTab: { page: string };
  otherTab: { page: string };
  alone: {};
  openShop: {};
  flows: {};
  running: {};
  resting: {};
  notRunning: {};
  overview: {};
  inside: { state: string };
  fit: {};
  chart: { flow: string };
  standing: {};
  asked: {};
  active: {};
  inactive: {};
  waitsFor: { calls: string };
  noRequirement: {};
  events: {};
  event: {};
  guard: {};
  target: {};
  stays: {};
  nothingCan: {};
  log: {};
  logEmpty: {};
  ofFlow: {};
  allFlows: {};
  time: {};
  machine: {};
  way: {};
  answers: {};
  holds: { guard: string };
  fails: { guard: string };
  calls: { call: string };
  export: { flow: string };
  walk: {};
  walkLead: {};
  state: {};
  go: {};
  stop: {};
  release: {};
  planned: {};
  begins: { input: string };
  walking: { state: string };
  arrived: { state: string };
  held: {};
  passed: { state: string };
  instant: {};
  defect: {};
  noWay: {};
  tooFar: {};
  unknown: {};
  ownFlow: {};
  noDesk: {};
  nothingAtHand: { event: string };
  broken: { said: string };
  goes: { page: string };
  says: { event: string };
  waits: { event: string };
  holdsCall: { call: string };
  spoilsCall: { call: string };
  replay: {};
  replayLead: {};
  file: {};
  fileHint: {};
  replayOwn: { flow: string };
  moment: { frame: number; count: number };
  moments: {};
  beginning: {};
  back: {};
  next: {};
  play: {};
  pause: {};
  close: {};
  notALog: {};
  beginningLost: {};
  unknownFlow: { flow: string };
  doesNotFit: { step: number };
  standsSince: { state: string; when: MessageValue };
  hasEnded: { state: string };
  flowAndMoment: { flow: string; frame: number; count: number };
  ledTo: { event: MessageValue; state: string };
  inFlow: { flow: string; deed: MessageValue };
  announce: { flow: string; state: string };
};

/** The inspector speaks to developers and reviewers: names of states and events stay as they are. */
export const messages = defineMessages<Values>({
  title: {
    id: 'charts.inspector.title',
    defaultMessage: 'The machines of the running shop',
    description: 'Heading of the inspector, a page for developers and reviewers.',
  },
  lead: {
    id: 'charts.inspector.lead',
    defaultMessage:
      'Every workflow of the shop is a state machine. Lit is where each one stands now.',
    description: 'Below the heading of the inspector.',
  },
  toShop: {
    id: 'charts.inspector.toShop',
    defaultMessage: 'To the shop',
    description: 'Link from the inspector to the shop. At most 20 characters.',
  },
  tab: {
    id: 'charts.inspector.tab',
    defaultMessage: 'Shop tab',
    description: 'Label of a choice between the open tabs of the shop.',
  },
  thisTab: {
    id: 'charts.inspector.thisTab',
    defaultMessage: 'This tab ({page})',
    description:
      'One of the open tabs: the one that shows the inspector. {page}: path in the address bar.',
  },
  otherTab: {
    id: 'charts.inspector.otherTab',
    defaultMessage: 'Another tab at {page}',
    description: 'One of the open tabs. {page}: path in the address bar.',
  },
  alone: {
    id: 'charts.inspector.alone',
    defaultMessage: 'No other tab of the shop is open. You see the machines of this tab.',
    description: 'Notice, beside a button that opens a tab of the shop.',
  },
  openShop: {
    id: 'charts.inspector.openShop',
    defaultMessage: 'Open a shop tab',
    description: 'Button that opens the shop in a further tab. At most 24 characters.',
  },
  flows: {
    id: 'charts.inspector.flows',
    defaultMessage: 'Flows',
    description: 'Heading over the list of all machines, and label of a choice between them.',
  },
  running: {
    id: 'charts.inspector.running',
    defaultMessage: 'Running',
    description: 'Heading over the machines that run now.',
  },
  resting: {
    id: 'charts.inspector.resting',
    defaultMessage: 'Not running',
    description: 'Heading over the machines that do not run now.',
  },
  notRunning: {
    id: 'charts.inspector.notRunning',
    defaultMessage: 'This machine does not run in that tab. Its chart shows what it can do.',
    description: 'Notice over the chart of a machine.',
  },
  overview: {
    id: 'charts.inspector.overview',
    defaultMessage: 'Overview',
    description: 'Heading over the chart of a whole machine.',
  },
  inside: {
    id: 'charts.inspector.inside',
    defaultMessage: 'Inside {state}',
    description: 'Heading over the chart of one state. {state}: its name.',
  },
  fit: {
    id: 'charts.inspector.fit',
    defaultMessage: 'Fit to the page',
    description: 'Switch: charts are made as small as the page is wide. At most 20 characters.',
  },
  chart: {
    id: 'charts.inspector.chart',
    defaultMessage: 'Chart of {flow}',
    description: 'Name of the part of the page with the charts of one machine. {flow}: its name.',
  },
  standing: {
    id: 'charts.inspector.standing',
    defaultMessage: 'Where it stands',
    description: 'Heading over the states in which a machine is now.',
  },
  asked: {
    id: 'charts.inspector.asked',
    defaultMessage: 'The state you asked for',
    description: 'Heading over the state that the address bar names.',
  },
  active: {
    id: 'charts.inspector.active',
    defaultMessage: 'active',
    description: 'Beside a state in which the machine is now. One word.',
  },
  inactive: {
    id: 'charts.inspector.inactive',
    defaultMessage: 'not active',
    description: 'Beside a state in which the machine is not.',
  },
  waitsFor: {
    id: 'charts.inspector.waitsFor',
    defaultMessage: 'Waits for {calls}',
    description: 'Below a state. {calls}: names of calls, with commas.',
  },
  noRequirement: {
    id: 'charts.inspector.noRequirement',
    defaultMessage: 'No requirement of the shop speaks of this state.',
    description: 'Below a state.',
  },
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
  way: {
    id: 'charts.inspector.way',
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
  walk: {
    id: 'charts.inspector.walk',
    defaultMessage: 'Walk me to a state',
    description: 'Heading over a choice of states to which the shop is taken.',
  },
  walkLead: {
    id: 'charts.inspector.walkLead',
    defaultMessage:
      'The shortest way is walked on the real shop: what a customer would say is said, and the server answers.',
    description: 'Below the heading.',
  },
  state: {
    id: 'charts.inspector.state',
    defaultMessage: 'State',
    description: 'Label of a choice between the states of a machine.',
  },
  go: {
    id: 'charts.inspector.go',
    defaultMessage: 'Walk me there',
    description: 'Button that starts the walk. Imperative, at most 20 characters.',
  },
  stop: {
    id: 'charts.inspector.stop',
    defaultMessage: 'Stop',
    description: 'Button that ends a walk before it has arrived. One word.',
  },
  release: {
    id: 'charts.inspector.release',
    defaultMessage: 'Let the shop go on',
    description: 'Button that ends the waiting of a call which is being held.',
  },
  planned: {
    id: 'charts.inspector.planned',
    defaultMessage: 'The way as the model knows it',
    description: 'Heading over a list of steps.',
  },
  begins: {
    id: 'charts.inspector.begins',
    defaultMessage: 'Begins with {input}',
    description: 'First of a list of steps. {input}: a situation, in English.',
  },
  walking: {
    id: 'charts.inspector.walking',
    defaultMessage: 'On the way to {state}',
    description: 'Status while the shop is taken to a state. {state}: its name.',
  },
  arrived: {
    id: 'charts.inspector.arrived',
    defaultMessage: 'Arrived: {state} is active.',
    description: 'Status. {state}: name of the state.',
  },
  held: {
    id: 'charts.inspector.held',
    defaultMessage:
      'The control desk holds the call that the state waits for. The shop gives up after 20 seconds.',
    description: 'Beside a status: why the machine stays where it is.',
  },
  passed: {
    id: 'charts.inspector.passed',
    defaultMessage: '{state} was active, and the machine has gone on. The log shows when.',
    description: 'Status. {state}: name of the state.',
  },
  instant: {
    id: 'charts.inspector.instant',
    defaultMessage: 'It is passed in an instant: the machine decides there and never rests.',
    description: 'Why nobody can be taken to a state.',
  },
  defect: {
    id: 'charts.inspector.defect',
    defaultMessage: 'Only a mistake in our own code leads there.',
    description: 'Why nobody can be taken to a state.',
  },
  noWay: {
    id: 'charts.inspector.noWay',
    defaultMessage:
      'From where the machine stands, no step that the real shop allows leads there. Reload the shop and try again.',
    description: 'Why nobody can be taken to a state.',
  },
  tooFar: {
    id: 'charts.inspector.tooFar',
    defaultMessage:
      'The shop kept answering otherwise than the model hopes, so the walk was given up.',
    description: 'Why a walk did not arrive.',
  },
  ownFlow: {
    id: 'charts.inspector.ownFlow',
    defaultMessage: 'This is a flow of the inspector itself: use it, and watch it in another one.',
    description: 'Why a walk did not begin.',
  },
  unknown: {
    id: 'charts.inspector.unknown',
    defaultMessage: 'There is no such state.',
    description: 'Why nobody can be taken to a state.',
  },
  noDesk: {
    id: 'charts.inspector.noDesk',
    defaultMessage:
      'The answer it takes must be arranged at the control desk, and the desk is off.',
    description: 'Why a walk did not arrive.',
  },
  broken: {
    id: 'charts.inspector.broken',
    defaultMessage: 'The guide itself broke: {said}',
    description: 'Why a walk ended: a mistake in the inspector, in the words of the program.',
  },
  nothingAtHand: {
    id: 'charts.inspector.nothingAtHand',
    defaultMessage: 'The shop has nothing at hand for {event}.',
    description: 'Why a walk did not arrive. {event}: name of an event.',
  },
  goes: {
    id: 'charts.inspector.goes',
    defaultMessage: 'goes to {page}',
    description: 'One step of a walk. {page}: path in the address bar.',
  },
  says: {
    id: 'charts.inspector.says',
    defaultMessage: 'says {event}',
    description: 'One step of a walk. {event}: name of an event.',
  },
  waits: {
    id: 'charts.inspector.waits',
    defaultMessage: 'waits for {event}',
    description: 'One step of a walk. {event}: name of an answer.',
  },
  holdsCall: {
    id: 'charts.inspector.holdsCall',
    defaultMessage: 'the desk holds {call}',
    description: 'Beside a step of a walk. {call}: method and path.',
  },
  spoilsCall: {
    id: 'charts.inspector.spoilsCall',
    defaultMessage: 'the desk spoils {call}',
    description: 'Beside a step of a walk. {call}: method and path.',
  },
  replay: {
    id: 'charts.inspector.replay',
    defaultMessage: 'Replay a log',
    description: 'Heading over a choice of a file.',
  },
  replayLead: {
    id: 'charts.inspector.replayLead',
    defaultMessage: 'Steps through a log on the bare machine, with no network and no clock.',
    description: 'Below the heading.',
  },
  file: {
    id: 'charts.inspector.file',
    defaultMessage: 'Log file',
    description: 'Label of a choice of a file.',
  },
  fileHint: {
    id: 'charts.inspector.fileHint',
    defaultMessage: 'One that was exported here, or that npm run model has kept.',
    description: 'Below a choice of a file.',
  },
  replayOwn: {
    id: 'charts.inspector.replayOwn',
    defaultMessage: 'Replay {flow} so far',
    description: 'Button: what a running machine has done is stepped through. {flow}: its name.',
  },
  moment: {
    id: 'charts.inspector.moment',
    defaultMessage: '{frame, number} of {count, number}',
    description: 'Which moment of a log is shown. {frame}: from 1. {count}: how many there are.',
  },
  moments: {
    id: 'charts.inspector.moments',
    defaultMessage: 'Moment',
    description: 'Label of a slider through the moments of a log.',
  },
  beginning: {
    id: 'charts.inspector.beginning',
    defaultMessage: 'The beginning',
    description: 'In the place of an event: nothing has happened yet.',
  },
  back: {
    id: 'charts.inspector.back',
    defaultMessage: 'Back',
    description: 'Button: one moment earlier. One word.',
  },
  next: {
    id: 'charts.inspector.next',
    defaultMessage: 'Next',
    description: 'Button: one moment later. One word.',
  },
  play: {
    id: 'charts.inspector.play',
    defaultMessage: 'Play',
    description: 'Button: the moments follow one another by themselves. One word.',
  },
  pause: {
    id: 'charts.inspector.pause',
    defaultMessage: 'Pause',
    description: 'Button: the moments stop following one another. One word.',
  },
  close: {
    id: 'charts.inspector.close',
    defaultMessage: 'Close the log',
    description: 'Button. At most 20 characters.',
  },
  notALog: {
    id: 'charts.inspector.notALog',
    defaultMessage: 'This file is not a log of a machine.',
    description: 'Why a log could not be opened.',
  },
  beginningLost: {
    id: 'charts.inspector.beginningLost',
    defaultMessage:
      'The first events of this machine are forgotten, so it cannot be replayed. Reload the shop and try again.',
    description: 'Why a log could not be made.',
  },
  unknownFlow: {
    id: 'charts.inspector.unknownFlow',
    defaultMessage: 'There is no flow called {flow}.',
    description: 'Why a log could not be opened. {flow}: a name.',
  },
  doesNotFit: {
    id: 'charts.inspector.doesNotFit',
    defaultMessage: 'Step {step, number} of this log does not fit the machine as it is now.',
    description: 'Why a log could not be opened. {step}: which one, from 1; 0 is the beginning.',
  },
  standsSince: {
    id: 'charts.inspector.standsSince',
    defaultMessage: '{state}, since {when}',
    description: 'Where a machine stands. {state}: names of states. {when}: time of day.',
  },
  hasEnded: {
    id: 'charts.inspector.hasEnded',
    defaultMessage: '{state}, ended',
    description: 'Where a machine has come to its end. {state}: names of states.',
  },
  flowAndMoment: {
    id: 'charts.inspector.flowAndMoment',
    defaultMessage: '{flow}: {frame, number} of {count, number}',
    description:
      'Which moment of a log is shown. {flow}: its machine. {frame}: from 1. {count}: how many there are.',
  },
  ledTo: {
    id: 'charts.inspector.ledTo',
    defaultMessage: '{event} → {state}',
    description:
      'What was heard, and where the machine stood after it. {event} and {state}: names.',
  },
  inFlow: {
    id: 'charts.inspector.inFlow',
    defaultMessage: '{flow}: {deed}',
    description: 'One step of a walk. {flow}: a machine. {deed}: what is done with it.',
  },
  announce: {
    id: 'charts.inspector.announce',
    defaultMessage: '{flow}: {state}',
    description: 'Read aloud when a machine comes to stand elsewhere. {flow} and {state}: names.',
  },
});
