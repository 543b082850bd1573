import type { ReactElement } from 'react';
import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import type { Speaker } from './speaker.ts';

export type ViewSetup<Machine extends AnyStateMachine> = {
  /** The flow's machine, with the walk's input and with held calls and timers. */
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  /** For the system in which the machine runs. */
  readonly inspect: (event: InspectionEvent) => void;
};

/** The rendering around the running machine: the real views, and as little else as possible. */
export type Drawn<App = unknown> = {
  readonly view: ReactElement;
  readonly app?: App;
  readonly path?: string;
  readonly desktop?: boolean;
};

/** Renders the views of a flow, with a running machine. */
export type ViewFixture<Machine extends AnyStateMachine = AnyStateMachine, App = unknown> = (
  setup: ViewSetup<Machine>,
) => Promise<Drawn<App>>;

/** Renders views within the app's error boundary. The kit itself knows no views. */
export type Renderer<App = unknown> = {
  readonly render: (view: ReactElement, around: Omit<Drawn<App>, 'view'>) => void;
  /** Resolves after all synchronous updates are rendered. */
  readonly settled: () => Promise<void>;
  /** The texts of the views; ids are texts when missing. */
  readonly speaker?: Speaker;
};
