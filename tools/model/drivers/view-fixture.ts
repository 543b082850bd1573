import type { ReactElement } from 'react';
import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import type { Services } from '#application/shell/services.ts';

export type ViewSetup<Machine extends AnyStateMachine> = {
  /** The flow's machine: it begins with the input of the walk, and its calls and timers are held. */
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  /** To be handed to the system in which the machine runs. */
  readonly inspect: (event: InspectionEvent) => void;
};

/** What is drawn around the running machine: the real views, and as little else as possible. */
export type Drawn = {
  readonly view: ReactElement;
  readonly app?: Services;
  readonly path?: string;
  readonly desktop?: boolean;
};

/** Draws the views of a flow. The machine must have begun by when they are drawn. */
export type ViewFixture<Machine extends AnyStateMachine = AnyStateMachine> = (
  setup: ViewSetup<Machine>,
) => Promise<Drawn>;

/** What draws views here as the app would, within its error boundary. The kit knows no views. */
export type Renderer = {
  readonly render: (view: ReactElement, around: Omit<Drawn, 'view'>) => void;
  /** Resolves when everything that was decided at once is drawn. */
  readonly settled: () => Promise<void>;
};
