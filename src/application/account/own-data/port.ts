import type * as OwnData from './machine.ts';

/** What the server keeps of a customer, as a whole. */
export interface OwnDataKeeper {
  /** Everything, as the text of a file. */
  read(signal: AbortSignal): Promise<OwnData.ReadAnswer>;
  /** Deletes the account with it. Answers the server's own sentence. */
  removeAccount(signal: AbortSignal): Promise<OwnData.RemoveAnswer>;
}
