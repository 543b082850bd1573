import { useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { themeOf } from '#application/shell/theme/selectors.ts';
import { IconButton } from '#ui/design/icon-button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/shell/shell.messages.ts';

export function ThemeButton() {
  const { formatMessage } = useIntl();
  const theme = useStorefront(select.theme);
  const dark = useSelector(theme, themeOf) === 'dark';
  return (
    <IconButton
      aria-label={formatMessage(dark ? messages.toLight : messages.toDark)}
      onClick={() => theme.send({ type: 'theme.toggle' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </IconButton>
  );
}
