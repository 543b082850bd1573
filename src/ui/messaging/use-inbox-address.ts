import { paths, type Path, type Talk } from '#application/kernel/path.ts';
import { parseId, type Id } from '#domain/kernel/id.ts';
import type { ThreadName } from '#domain/messaging/conversation.ts';
import { CHANNELS, parsePartner, type Channel } from '#domain/messaging/partner.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';

const LONGEST_SEARCH = 100;

/** Inbox state in the address, so that Back, reload and shared links restore it. */
export function useInboxAddress() {
  const { navigator } = useServices();
  const { query } = useAddress();
  const tab = query.get('tab');
  const list = { tab, q: query.get('q'), list: query.get('list') };
  return {
    channel: CHANNELS.find((known) => known === tab) ?? null,
    texts: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: parseId<'Page'>(query.get('list')) ?? 1,
    thread: threadIn(query),
    order: parseId<'Order'>(query.get('order')),
    /** Keeps the list's filters across threads. */
    to: (talk: Talk | null): Path => paths.inbox(talk, list),
    chooseChannel: (channel: Channel | null) => navigator.changeQuery({ tab: channel, list: null }),
    search: (q: string) => navigator.changeQuery({ q: q.trim(), list: null }, { replace: true }),
    goToPage: (page: number) => navigator.changeQuery({ list: page }),
  };
}

function threadIn(query: URLSearchParams): ThreadName | null {
  const conversation = parseId<'Conversation'>(query.get('conversation'));
  if (conversation !== null) return { conversation };
  const partner = parsePartner(query.get('with'));
  return partner && { partner };
}

/** Identity of a thread: the order decides which messages it shows. */
export const threadKey = (thread: ThreadName, order: Id<'Order'> | null): string =>
  JSON.stringify([thread, order]);
