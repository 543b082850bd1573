import { withoutUnseen } from '#domain/kernel/unseen.ts';

/** Characters of one message; more are not sent. */
export const LONGEST_MESSAGE = 2_000;

/**
 * A message as it is sent and kept: its lines end in one way, and nothing in it can make the text around it
 * read otherwise. Markup is text like any other.
 */
export const messageText = (typed: string): string =>
  withoutUnseen(typed.replaceAll(/\r\n?/g, '\n'), '').trim();

export const isTooLong = (text: string): boolean => messageText(text).length > LONGEST_MESSAGE;

/** Characters that are left, or, below zero, that are too many. */
export const charactersLeft = (text: string): number => LONGEST_MESSAGE - messageText(text).length;

/** A message says something or shows something. */
export const saysSomething = (text: string, images: number): boolean =>
  images > 0 || messageText(text) !== '';
