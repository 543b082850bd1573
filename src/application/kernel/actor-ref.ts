import type { EventObject } from 'xstate';

/** An actor as a view holds it: it can be read, and sent what a person may do. Reports stay inside. */
export type ViewRef<
  Ref extends { readonly send: (event: never) => void },
  Command extends EventObject,
> = Omit<Ref, 'send'> & { readonly send: (command: Command) => void };
