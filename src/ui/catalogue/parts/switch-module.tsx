import { Button, type ButtonProps } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { messages } from '#ui/catalogue/choose-module.messages.ts';
import { useNameOfModule } from '#ui/catalogue/use-module-name.ts';

type Props = { readonly moduleId: ModuleId } & Pick<ButtonProps, 'size' | 'variant'>;

export function SwitchModule({ moduleId, ...look }: Props) {
  const { storefront } = useServices();
  const module = useNameOfModule(moduleId);
  return (
    <Button {...look} onClick={() => storefront.send({ type: 'module.enter', moduleId })}>
      {module === null ? (
        <FormattedMessage {...messages.switch} />
      ) : (
        <FormattedMessage {...messages.switchTo} values={{ module }} />
      )}
    </Button>
  );
}
