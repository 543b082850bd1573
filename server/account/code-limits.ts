import { CODE_LENGTH, LONG_CODE_LENGTH } from '#domain/account/verification-code.ts';
import { DAY } from '#domain/kernel/instant.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, TooMany } from '#server/kernel/limits.ts';

/**
 * Length of the next code to this recipient. Short codes are so few that guessing at them for years has a chance of
 * one in a thousand; later codes are too long to guess, and the customer still gets in.
 */
export async function nextCodeLength(context: ServerContext, recipient: string): Promise<number> {
  const subject = `short codes to ${recipient}`;
  try {
    await spend({ ...context, limitFactor: 1 }, [
      { subject: `${subject} today`, maximum: SHORT_CODES.aDay, within: DAY },
      { subject: `${subject} lately`, maximum: SHORT_CODES.aMonth, within: 30 * DAY },
    ]);
    return CODE_LENGTH;
  } catch (refusal) {
    if (refusal instanceof TooMany) return LONG_CODE_LENGTH;
    throw refusal;
  }
}

export const SHORT_CODES = { aDay: 5, aMonth: 15 } as const;
