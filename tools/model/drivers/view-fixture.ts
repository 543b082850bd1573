import type { ReactElement } from 'react';
import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import type { Services } from '#application/shell/services.ts';

export type ViewSetup<Machine extends AnyStateMachine> = {
  /** The flow's machine, with the walk's input and with held calls and timers. */
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  /** For the system in which the machine runs. */
  readonly inspect: (event: InspectionEvent) => void;
};

/** The rendering around the running machine: the real views, and as little else as possible. */
export type Drawn = {
  readonly view: ReactElement;
  readonly app?: Services;
  readonly path?: string;
  readonly desktop?: boolean;
};

/** Renders the views of a flow, with a running machine. */
export type ViewFixture<Machine extends AnyStateMachine = AnyStateMachine> = (
  setup: ViewSetup<Machine>,
) => Promise<Drawn>;

/** Renders views within the app's error boundary. The kit itself knows no views. */
export type Renderer = {
  readonly render: (view: ReactElement, around: Omit<Drawn, 'view'>) => void;
  /** Resolves after all synchronous updates are rendered. */
  readonly settled: () => Promise<void>;
};
