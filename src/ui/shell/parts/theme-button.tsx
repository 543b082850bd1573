import { Button } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { themeOf } from '#application/shell/theme.selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useShop } from '#ui/kernel/shop-context.tsx';
import { messages } from '#ui/shell/shell.messages.ts';

export function ThemeButton() {
  const { formatMessage } = useIntl();
  const theme = useSelector(useShop().storefront, ({ context }) => context.theme);
  const dark = useSelector(theme, themeOf) === 'dark';
  return (
    <Button
      variant="ghost"
      px="3"
      aria-label={formatMessage(dark ? messages.toLight : messages.toDark)}
      onClick={() => theme.send({ type: 'theme.toggle' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  );
}
