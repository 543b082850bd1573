import { Button, HStack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '@sundry/statecharts/log';
import { messages } from './charts.messages.ts';
import { useLanguage } from './inspector-context.tsx';

const LANGUAGES = ['words', 'code'] as const;

/** Switches charts and tables between words and code. */
export function LanguageSwitch({ speak }: { readonly speak: (language: Language) => void }) {
  const { formatMessage } = useIntl();
  const spoken = useLanguage();
  return (
    <HStack role="group" aria-label={formatMessage(messages.language)} gap="1">
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          size="sm"
          variant={language === spoken ? 'solid' : 'outline'}
          aria-pressed={language === spoken}
          onClick={() => speak(language)}
        >
          <FormattedMessage {...messages[language]} />
        </Button>
      ))}
    </HStack>
  );
}
