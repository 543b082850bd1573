import type { CodePurpose } from './schema.columns.ts';

export type CodeMessage = {
  readonly customer: number;
  readonly purpose: CodePurpose;
  /** The e-mail address or phone. */
  readonly recipient: string;
  readonly code: string;
};

/** Brings a code to its recipient: by e-mail, by SMS, or to the desk. Rejects where it could not. */
export type CodeSender = (message: CodeMessage) => Promise<void>;
