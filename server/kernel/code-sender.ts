import type { CodePurpose } from './schema.columns.ts';

export type CodeMessage = {
  readonly customer: number;
  readonly purpose: CodePurpose;
  /** E-mail address or phone. */
  readonly recipient: string;
  readonly code: string;
};

/** Delivers a code by e-mail, by SMS, or to the desk. Rejects on failure. */
export type CodeSender = (message: CodeMessage) => Promise<void>;
