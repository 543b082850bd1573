import { withoutUnseen } from '#domain/kernel/unseen.ts';

export const LONGEST_MESSAGE = 2_000;

/**
 * The text as sent and stored: uniform line ends, and no characters that change how the text around it reads.
 * Markup is plain text.
 */
export const messageText = (typed: string): string =>
  withoutUnseen(typed.replaceAll(/\r\n?/g, '\n'), '').trim();

export const isTooLong = (text: string): boolean => messageText(text).length > LONGEST_MESSAGE;

/** Negative when there are too many. */
export const charactersLeft = (text: string): number => LONGEST_MESSAGE - messageText(text).length;

export const saysSomething = (text: string, images: number): boolean =>
  images > 0 || messageText(text) !== '';
