import type * as OwnData from './machine.ts';

/** All data that the server stores of a customer. */
export interface OwnDataKeeper {
  /** Everything, as the text of a file. */
  read(signal: AbortSignal): Promise<OwnData.ReadAnswer>;
  /** Deletes the account and its data. Returns the server's own sentence. */
  removeAccount(signal: AbortSignal): Promise<OwnData.RemoveAnswer>;
}
