import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
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
      'The first events of this machine are forgotten, so it cannot be replayed. Reload the app and try again.',
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
});
