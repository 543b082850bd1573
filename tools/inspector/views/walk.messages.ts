import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  walk: {
    id: 'charts.inspector.walk',
    defaultMessage: 'Walk me to a state',
    description: 'Heading over a choice of states to which the app is taken.',
  },
  walkLead: {
    id: 'charts.inspector.walkLead',
    defaultMessage:
      'The shortest way is walked on the real app: what a customer would say is said, and the server answers.',
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
    defaultMessage: 'Let the app go on',
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
    description: 'Status while the app is taken to a state. {state}: its name.',
  },
  arrived: {
    id: 'charts.inspector.arrived',
    defaultMessage: 'Arrived: {state} is active.',
    description: 'Status. {state}: name of the state.',
  },
  held: {
    id: 'charts.inspector.held',
    defaultMessage:
      'The control desk holds the call that the state waits for. The server gives up after 20 seconds.',
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
    description: 'Why a state cannot be reached.',
  },
  defect: {
    id: 'charts.inspector.defect',
    defaultMessage: 'Only a defect in our own code leads there.',
    description: 'Why a state cannot be reached.',
  },
  noRoute: {
    id: 'charts.inspector.noRoute',
    defaultMessage:
      'From where the machine stands, no step that the real app allows leads there. Reload the app and try again.',
    description: 'Why a state cannot be reached.',
  },
  tooFar: {
    id: 'charts.inspector.tooFar',
    defaultMessage:
      'The app kept answering otherwise than the model hopes, so the walk was given up.',
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
    description: 'Why a state cannot be reached.',
  },
  noDesk: {
    id: 'charts.inspector.noDesk',
    defaultMessage:
      'The answer it takes must be arranged at the control desk, which this browser may not use. Open the inspector by the link that the server printed.',
    description: 'Why a walk did not arrive.',
  },
  broken: {
    id: 'charts.inspector.broken',
    defaultMessage: 'The walker itself broke: {said}',
    description: 'Why a walk ended: a defect in the inspector, in the words of the program.',
  },
  nothingAtHand: {
    id: 'charts.inspector.nothingAtHand',
    defaultMessage: 'The app has nothing at hand for {event}.',
    description: 'Why a walk did not arrive. {event}: name of an event.',
  },
  goes: {
    id: 'charts.inspector.goes',
    defaultMessage: 'goes to {page}',
    description: 'One step of a walk. {page}: path in the address bar.',
  },
  reloads: {
    id: 'charts.inspector.reloads',
    defaultMessage: 'reloads the page',
    description: 'One step of a walk: the page of the app is opened anew.',
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
  inFlow: {
    id: 'charts.inspector.inFlow',
    defaultMessage: '{flow}: {action}',
    description: 'One step of a walk. {flow}: a machine. {action}: what is done with it.',
  },
});
