import type { CallFailure } from '#application/kernel/call-failure.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { messageText } from '#domain/messaging/message-text.ts';
import type { Message } from '#domain/messaging/message.ts';
import { draftTo, NO_DRAFT, withDraft, type Draft } from '#domain/messaging/outbox.ts';
import type { Partner } from '#domain/messaging/partner.ts';
import type * as Outbox from './machine.ts';

export const NOTHING_WRITTEN: Pick<Outbox.Context, 'drafts' | 'letters' | 'sent'> = {
  drafts: {},
  letters: [],
  sent: [],
};

/** The next letter to send. Failed ones wait for a retry. */
export const nextLetter = ({ letters }: Outbox.Context): Outbox.Posted | null =>
  letters.find(({ failure }) => failure === null) ?? null;

export function letterUnderWay(context: Outbox.Context): Outbox.Posted {
  const letter = nextLetter(context);
  if (!letter) throw new Defect('No letter waits to be sent');
  return letter;
}

export const withDraftOf = (
  { drafts }: Outbox.Context,
  to: Partner,
  change: (draft: Draft) => Draft,
): Pick<Outbox.Context, 'drafts'> => ({
  drafts: withDraft(drafts, to, change(draftTo(drafts, to))),
});

type Asked = Pick<Extract<Outbox.Command, { type: 'message.send' }>, 'to' | 'order'>;

/** Turns the draft into a letter and starts the next one. */
export function withLetter(
  { drafts, letters, lastNumber }: Outbox.Context,
  { to, order }: Asked,
): Partial<Outbox.Context> {
  const { text, images } = draftTo(drafts, to);
  const number = lastNumber + 1;
  const letter = { number, to, text: messageText(text), images, order, failure: null };
  return {
    drafts: withDraft(drafts, to, NO_DRAFT),
    letters: [...letters, letter],
    lastNumber: number,
  };
}

/** At most as many as open threads can be behind. */
const KEPT = 50;

export function withSent(context: Outbox.Context, message: Message): Partial<Outbox.Context> {
  const { number, to } = letterUnderWay(context);
  return {
    letters: without(context, number),
    sent: [...context.sent, { to, message }].slice(-KEPT),
  };
}

export function withFailed(context: Outbox.Context, failure: CallFailure): Partial<Outbox.Context> {
  const { number } = letterUnderWay(context);
  return {
    letters: context.letters.map((one) => (one.number === number ? { ...one, failure } : one)),
  };
}

/** At the end, so that the letter being sent stays first. */
export function withRetried(
  { letters }: Outbox.Context,
  retries: (letter: Outbox.Posted) => boolean,
): Partial<Outbox.Context> {
  const again = letters.filter(retries);
  const others = letters.filter((letter) => !again.includes(letter));
  return { letters: [...others, ...again.map((letter) => ({ ...letter, failure: null }))] };
}

export const without = (
  { letters }: Outbox.Context,
  ...numbers: readonly number[]
): readonly Outbox.Posted[] => letters.filter(({ number }) => !numbers.includes(number));

/** True for a letter that failed to reach the server, which may be reachable again. */
export const isStranded = ({ failure }: Outbox.Posted): boolean => failure?.kind === 'unreachable';

/** True for another customer, who must not see these letters. */
export const isOther = ({ owner }: Outbox.Context, { customer }: Outbox.CustomerReport): boolean =>
  owner !== null && customer !== null && customer !== owner;
