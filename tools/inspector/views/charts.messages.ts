import { defineMessages } from '#ui/design/define-messages.ts';

/** The inspector is for developers and reviewers. The texts of charts, in words or code, are in English. */
export const messages = defineMessages({
  title: {
    id: 'charts.inspector.title',
    defaultMessage: 'The machines of the running app',
    description: 'Heading of the inspector, a page for developers and reviewers.',
  },
  lead: {
    id: 'charts.inspector.lead',
    defaultMessage:
      'Every workflow of the app is a state machine. Lit is where each one stands now.',
    description: 'Below the heading of the inspector.',
  },
  toApp: {
    id: 'charts.inspector.toShop',
    defaultMessage: 'To the app',
    description: 'Link from the inspector to the server. At most 20 characters.',
  },
  tab: {
    id: 'charts.inspector.tab',
    defaultMessage: 'App tab',
    description: 'Label of a choice between the open tabs of the app.',
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
    defaultMessage: 'No other tab of the app is open. You see the machines of this tab.',
    description: 'Notice, beside a button that opens a tab of the app.',
  },
  openApp: {
    id: 'charts.inspector.openShop',
    defaultMessage: 'Open a tab of the app',
    description: 'Button that opens the app in a further tab. At most 24 characters.',
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
  configuration: {
    id: 'charts.inspector.configuration',
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
    defaultMessage: 'No requirement of the app speaks of this state.',
    description: 'Below a state.',
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
  announce: {
    id: 'charts.inspector.announce',
    defaultMessage: '{flow}: {state}',
    description: 'Read aloud when a machine comes to stand elsewhere. {flow} and {state}: names.',
  },
  larger: {
    id: 'charts.inspector.larger',
    defaultMessage: 'Larger',
    description: 'Button: the chart is drawn larger. At most 14 characters.',
  },
  smaller: {
    id: 'charts.inspector.smaller',
    defaultMessage: 'Smaller',
    description: 'Button: the chart is drawn smaller. At most 14 characters.',
  },
  readable: {
    id: 'charts.inspector.readable',
    defaultMessage: 'Where it stands',
    description:
      'Button: the chart is shown at the size of reading, at what is active or where it begins. At most 20 characters.',
  },
  language: {
    id: 'charts.inspector.language',
    defaultMessage: 'How charts and tables are told',
    description: 'Name of a switch between words and code.',
  },
  words: {
    id: 'charts.inspector.words',
    defaultMessage: 'Words',
    description: 'Switch: charts are told in plain sentences. One word.',
  },
  code: {
    id: 'charts.inspector.code',
    defaultMessage: 'Code',
    description: 'Switch: charts are told in the names of the code. One word.',
  },
  find: {
    id: 'charts.inspector.find',
    defaultMessage: 'Find a state, or what happens',
    description: 'Label of a search box over all charts.',
  },
  nothingFound: {
    id: 'charts.inspector.nothingFound',
    defaultMessage: 'Nothing is called so.',
    description: 'Below the search box, when nothing was found.',
  },
  foundIn: {
    id: 'charts.inspector.foundIn',
    defaultMessage: '{flow}: {text}',
    description:
      'Below something found. {flow}: name of the chart. {text}: what the state means, or from where to where it leads.',
  },
  legend: {
    id: 'charts.inspector.legend',
    defaultMessage: 'How to read the charts',
    description: 'Name of the list of colours and signs.',
  },
  isEvent: {
    id: 'charts.inspector.isEvent',
    defaultMessage: 'a person or the world does it',
    description: 'Beside a line in the colour of such arrows.',
  },
  isAnswer: {
    id: 'charts.inspector.isAnswer',
    defaultMessage: 'an answer',
    description: 'Beside a line in the colour of such arrows.',
  },
  isDefect: {
    id: 'charts.inspector.isDefect',
    defaultMessage: 'a defect',
    description: 'Beside a line in the colour of such arrows.',
  },
  isDelay: {
    id: 'charts.inspector.isDelay',
    defaultMessage: 'time passes',
    description: 'Beside a line in the colour of such arrows.',
  },
  isChoice: {
    id: 'charts.inspector.isChoice',
    defaultMessage: 'decided at once',
    description: 'Beside a line in the colour of such arrows.',
  },
  signCalls: {
    id: 'charts.inspector.signCalls',
    defaultMessage: '↻ asks or watches',
    description: 'A sign in the charts and its meaning: what a state calls.',
  },
  signAgain: {
    id: 'charts.inspector.signAgain',
    defaultMessage: '↺ begins anew',
    description: 'A sign in the charts and its meaning: the state begins anew.',
  },
  signLeads: {
    id: 'charts.inspector.signLeads',
    defaultMessage: '→ leads to',
    description: 'A sign in the charts and its meaning: which state it leads to.',
  },
  signDoes: {
    id: 'charts.inspector.signDoes',
    defaultMessage: '▸ is done',
    description: 'A sign in the charts and its meaning: what is done.',
  },
  signOrder: {
    id: 'charts.inspector.signOrder',
    defaultMessage: '① ② … the first that holds',
    description:
      'A sign in the charts and its meaning: of several conditions the first one counts.',
  },
  signChart: {
    id: 'charts.inspector.signChart',
    defaultMessage: '↗ a chart of its own',
    description: 'A sign in the charts and its meaning: a link to the chart of another machine.',
  },
  signFolded: {
    id: 'charts.inspector.signFolded',
    defaultMessage: '⋯ folded: the loading of code',
    description: 'A sign in the charts and its meaning: technical parts are left out.',
  },
  unfold: {
    id: 'charts.inspector.unfold',
    defaultMessage: 'With the loading of code',
    description: 'Switch: charts also show what only the browser needs. At most 30 characters.',
  },
  signInside: {
    id: 'charts.inspector.signInside',
    defaultMessage: 'strong frame: has an inside',
    description: 'A kind of box in the charts: the state has states inside it.',
  },
  signEnd: {
    id: 'charts.inspector.signEnd',
    defaultMessage: 'double frame: the end',
    description: 'A kind of box in the charts: the machine ends there.',
  },
});
