import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { paths } from '#application/kernel/path.ts';
import {
  createConversationQueries,
  type Narrowing,
} from '#application/messaging/conversation.queries.ts';
import { conversationsMachine } from '#application/messaging/conversations/machine.ts';
import type * as Conversations from '#application/messaging/conversations/machine.ts';
import { threadMachine } from '#application/messaging/thread/machine.ts';
import type * as Thread from '#application/messaging/thread/machine.ts';
import type { Conversation } from '#domain/messaging/conversation.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { aConversation, aMessage } from '#tests/support/builders/messaging.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { InboxLink } from '#ui/messaging/parts/inbox-link.tsx';
import { InboxPage } from './inbox-page.tsx';

const store = aConversation({ unread: 2 });
const support = aConversation({ id: id(8), partner: { kind: 'support', id: 0 }, name: '' });

async function anInbox(
  rows: readonly Conversation[],
  { path = paths.inbox(), messages = [aMessage(1)], signedIn = true } = {},
) {
  const asked: Narrowing[] = [];
  const thread = threadMachine.provide({
    actors: {
      watchPage: fromCallback(() => {}),
      readThread: fromPromise<Thread.Answer, Thread.Asked>(async () =>
        ok({ contact: store, conversation: store.id, messages, total: messages.length }),
      ),
    },
  });
  const conversations = conversationsMachine.provide({
    actors: {
      watchPage: fromCallback(() => {}),
      readConversations: fromPromise<Conversations.Answer, undefined>(async () => ok(rows)),
    },
  });
  const { app, AddressBar } = await startApp({
    ...(signedIn ? { token: 't1' } : {}),
    machines: { conversations },
    messaging: {
      thread,
      conversations: createConversationQueries({
        list: async (narrowing) => {
          asked.push(narrowing);
          return ok({ rows, total: rows.length });
        },
        image: async () => ok('data:image/png;base64,'),
      }),
    },
  });
  const view = renderView(
    <>
      <InboxLink />
      <InboxPage />
      <AddressBar />
    </>,
    { app, path },
  );
  return { ...view, asked };
}

describe('the inbox', () => {
  test('lists conversations with what was said last and what is unread [ACC-12, D-50]', async () => {
    await anInbox([store, support]);

    const [first, second] = await screen.findAllByRole('listitem');

    // The page header has a search, too.
    expect(screen.getByRole('search', { name: 'Search conversations' })).toBeInTheDocument();

    expect(first).toHaveTextContent('Saffron Lane');
    expect(first).toHaveTextContent('The mango lassi is back');
    expect(first).toHaveTextContent('2 unread messages');
    expect(second).toHaveTextContent('Sundry support');
    expect(second).not.toHaveTextContent('unread');
    expect(await axeFinds()).toEqual([]);
  });

  test('is narrowed by kind and by name, in the address [API-06, D-50]', async () => {
    const { asked } = await anInbox([store]);
    await screen.findByText('Saffron Lane');

    await userEvent.click(screen.getByRole('tab', { name: 'Couriers' }));
    const box = screen.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.type(box, 'saff{Enter}');

    await screen.findByText('Saffron Lane');
    expect(asked.at(-1)).toEqual({ channel: 'delivery_man', name: 'saff' });
  });

  test('that is empty says where conversations begin', async () => {
    await anInbox([]);

    expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
  });
});

describe('a thread', () => {
  test('shows what was said as text, whatever it holds [CONV-01, D-50]', async () => {
    const text = '<img src=x onerror=alert(1)>\nYes';
    await anInbox([store], {
      path: paths.inbox({ conversation: 7 }),
      messages: [aMessage(1, { text }), aMessage(2, { isMine: true, text: 'Thanks' })],
    });

    const list = await screen.findByRole('region', { name: 'Messages with Saffron Lane' });

    expect(within(list).getByText(/onerror/)).toHaveAttribute('dir', 'auto');
    expect(within(list).queryByRole('img')).toBeNull();
    expect(within(list).getByText('Thanks')).toBeInTheDocument();
    expect(await axeFinds()).toEqual([]);
  });

  test('has its words sent by Enter, and another line by Shift and Enter', async () => {
    await anInbox([store], { path: paths.inbox({ conversation: 7 }) });
    const box = await screen.findByRole('textbox', { name: 'Write to Saffron Lane' });
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();

    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}Two{Enter}');

    expect(await screen.findByText(/One\s+Two/)).toBeInTheDocument();
    expect(screen.getByText('Waiting to be sent')).toBeInTheDocument();
    expect(box).toHaveValue('');
  });
});

describe('the way to the inbox', () => {
  test('says no more than 99, and nothing where there is nothing [NAV-34]', async () => {
    await anInbox([aConversation({ unread: 120 })]);

    expect(await screen.findByRole('link', { name: 'Messages, 120 unread' })).toHaveTextContent(
      '99+',
    );
  });

  test('is not there for guests [NAV-34, ROLE-09]', async () => {
    await anInbox([store], { signedIn: false });

    expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull();
  });
});
