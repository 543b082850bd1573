import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/shell/language/selectors.ts';
import * as selectApp from '#application/shell/storefront/selectors.ts';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { NAMES } from '#ui/shell/language-names.ts';
import { messages } from '#ui/shell/shell.messages.ts';

export function LanguageDialog() {
  const language = useStorefront(selectApp.language);
  const asking = useSelector(language, select.isAsking);
  if (asking) {
    return (
      <ConfirmDialog
        body={<FormattedMessage {...messages.languageConfirm} />}
        onConfirm={() => language.send({ type: 'change.confirm' })}
        onCancel={() => language.send({ type: 'change.cancel' })}
      />
    );
  }
  return (
    <DialogShell
      title={<FormattedMessage {...messages.languageTitle} />}
      size="xs"
      onClose={() => language.send({ type: 'dialog.close' })}
    >
      <Stack gap="2" pb="4">
        {LANGUAGES.map((code) => (
          <Choice key={code} code={code} language={language} />
        ))}
      </Stack>
    </DialogShell>
  );
}

type Props = { readonly code: Language; readonly language: select.LanguageActor };

function Choice({ code, language }: Props) {
  const current = useSelector(language, select.languageOf) === code;
  return (
    <Button
      variant={current ? 'solid' : 'outline'}
      justifyContent="space-between"
      aria-pressed={current}
      lang={code}
      onClick={() => language.send({ type: 'language.choose', language: code })}
    >
      <span>{NAMES[code]}</span>
      {current ? <Icon name="check" /> : null}
    </Button>
  );
}
