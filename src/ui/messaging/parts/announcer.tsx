import { useIntl } from 'react-intl';
import * as select from '#application/messaging/thread/selectors.ts';
import type { Contact } from '#domain/messaging/partner.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/messaging/thread.messages.ts';
import { partnerName } from './partner-name.tsx';

type Props = { readonly thread: select.ThreadActor; readonly contact: Contact };

export function Announcer({ thread, contact }: Props) {
  const intl = useIntl();
  const fresh = useSelector(thread, select.freshOf);
  const name = partnerName(intl, contact);
  return (
    <VisuallyHidden as="div" role="status">
      {fresh.map(({ id, text, images }) => (
        <p key={id}>
          {intl.formatMessage(messages.said, {
            name,
            text:
              text === '' ? intl.formatMessage(messages.pictures, { count: images.length }) : text,
          })}
        </p>
      ))}
    </VisuallyHidden>
  );
}
