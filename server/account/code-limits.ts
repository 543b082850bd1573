import { CODE_LENGTH, LONG_CODE_LENGTH } from '#domain/account/verification-code.ts';
import { DAY } from '#domain/kernel/instant.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, TooMany } from '#server/kernel/limits.ts';

/**
 * How long the next code to this recipient is. So few short ones are sent that guessing at them all, year after year,
 * comes to one chance in a thousand; after them, codes are so long that no number of tries matters, and the customer
 * still gets in.
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
