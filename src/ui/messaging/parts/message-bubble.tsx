import { FormattedMessage } from 'react-intl';
import type { Message } from '#domain/messaging/message.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from '#ui/messaging/thread.messages.ts';
import { Bubble, Pictures } from './bubble.tsx';
import { MessagePicture } from './message-picture.tsx';
import { SaidAt } from './said-at.tsx';

type Props = {
  readonly message: Message;
  readonly name: string;
};

const DOT = ' · ';

export function MessageBubble({ message, name }: Props) {
  const { isMine, text, images, at, isSeen, order } = message;
  return (
    <Bubble
      isMine={isMine}
      text={text}
      by={
        <VisuallyHidden>
          {isMine ? <FormattedMessage {...messages.you} /> : <bdi>{name}</bdi>}
        </VisuallyHidden>
      }
      pictures={
        images.length > 0 ? (
          <Pictures>
            {images.map((image, index) => (
              <MessagePicture key={image} image={image} number={index + 1} />
            ))}
          </Pictures>
        ) : null
      }
      foot={
        <>
          {order === null ? null : (
            <>
              <FormattedMessage {...messages.aboutOrder} values={{ order }} />
              <span>{DOT}</span>
            </>
          )}
          <SaidAt at={at} full />
          {isMine ? (
            <>
              <span>{DOT}</span>
              <FormattedMessage {...(isSeen ? messages.seen : messages.sent)} />
            </>
          ) : null}
        </>
      }
    />
  );
}
