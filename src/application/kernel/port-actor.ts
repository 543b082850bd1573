import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';
import { Defect } from '#domain/kernel/defect.ts';

/** An actor slot of a machine; compose fills it by `provide`. */
export function portActor<Input, Output>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Defect(`No actor was provided for "${name}"`)),
  );
}

export function portListener<
  Said extends EventObject,
  Input extends NonReducibleUnknown = undefined,
  Told extends EventObject = EventObject,
>(name: string): CallbackActorLogic<Told, Input, Said> {
  return fromCallback<Told, Input, Said>(() => {
    throw new Defect(`No listener was provided for "${name}"`);
  });
}
