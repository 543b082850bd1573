import { Button } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { languageOf } from '#application/shell/language/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { NAMES } from '#ui/shell/language-names.ts';
import { messages } from '#ui/shell/shell.messages.ts';

export function LanguageButton() {
  const { formatMessage } = useIntl();
  const language = useStorefront(select.language);
  const code = useSelector(language, languageOf);
  return (
    <Button
      variant="ghost"
      px="3"
      aria-label={formatMessage(messages.changeLanguage, { language: NAMES[code] })}
      onClick={() => language.send({ type: 'dialog.open' })}
    >
      <Icon name="globe" />
      <span lang={code}>{NAMES[code]}</span>
    </Button>
  );
}
