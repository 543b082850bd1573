import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { TextSpan } from '#ui/design/text-span.tsx';

type Props = Pick<ComponentProps<typeof IntlProvider>, 'locale' | 'messages' | 'children'>;

/** The language of its children; every text gets an element of its own. */
export const MessagesProvider = (props: Props) => (
  <IntlProvider {...props} defaultLocale="en" textComponent={TextSpan} />
);
