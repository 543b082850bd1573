import { useMemo } from 'react';
import * as selectOutbox from '#application/messaging/outbox/selectors.ts';
import * as select from '#application/messaging/thread/selectors.ts';
import { mergedMessages } from '#domain/messaging/message.ts';
import type { Partner } from '#domain/messaging/partner.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';

type Said = {
  readonly thread: select.ThreadActor;
  readonly outbox: selectOutbox.OutboxActor;
  readonly partner: Partner;
};

/** Merges sent messages with unsent ones of this partner, without duplicates. */
export function useSaid({ thread, outbox, partner }: Said) {
  const read = useSelector(thread, select.messagesOf);
  const sent = useSelector(outbox, selectOutbox.sentOf);
  const letters = useSelector(outbox, selectOutbox.lettersOf);
  return useMemo(() => {
    const own = sent.filter((one) => selectOutbox.isTo(partner, one));
    const messages = mergedMessages(
      own.map(({ message }) => message),
      read,
    );
    const arrived = new Set(messages.map(({ letter }) => letter));
    const unsent = letters.filter(
      (letter) => selectOutbox.isTo(partner, letter) && !arrived.has(letter.number),
    );
    return { messages, unsent };
  }, [read, sent, letters, partner]);
}
