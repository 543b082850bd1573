import { Stack } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from '#ui/shell/shell.messages.ts';
import { LanguageButton } from './language-button.tsx';
import { ThemeButton } from './theme-button.tsx';
import type { Elements } from '#ui/design/elements.ts';

export const ThemeEntry = () => (
  <Settings title={messages.appearance}>
    <ThemeButton />
  </Settings>
);

export const LanguageEntry = () => (
  <Settings title={messages.language}>
    <LanguageButton />
  </Settings>
);

type Props = { readonly title: MessageDescriptor; readonly children: Elements };

function Settings({ title, children }: Props) {
  return (
    <Stack direction="row" align="center" justify="space-between" minH="11" px="3" pt="2">
      <span>
        <FormattedMessage {...title} />
      </span>
      {children}
    </Stack>
  );
}
