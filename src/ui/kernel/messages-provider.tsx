import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { TextSpan } from '#ui/design/text-span.tsx';

type Props = Pick<ComponentProps<typeof IntlProvider>, 'locale' | 'messages' | 'children'>;

/** The language of what is within; each text of it stands in an element of its own. */
export const MessagesProvider = (props: Props) => (
  <IntlProvider {...props} defaultLocale="en" textComponent={TextSpan} />
);
