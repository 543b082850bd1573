import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { useLoadable } from '#ui/design/picture.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/shell/shell.messages.ts';

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    flexShrink: '0',
    px: '1',
    borderRadius: 'lg',
    color: 'brand.fg',
    fontSize: { base: '1.25rem', xl: '1.5rem' },
    fontWeight: '800',
    letterSpacing: '-0.04em',
  },
});

/** The owner's logo, else the app's name. */
export function Logo() {
  const { formatMessage } = useIntl();
  const config = useStorefront(select.config);
  const name = config?.name ?? 'Sundry';
  const { isLoadable, onError } = useLoadable(config?.logo ?? '');
  return (
    <Home to={paths.home()} aria-label={formatMessage(messages.logoHome, { name })}>
      {isLoadable ? (
        <chakra.img
          src={config?.logo ?? ''}
          alt=""
          h={{ base: '6', md: '9' }}
          w="auto"
          // Reserves the room of our own logo until it loads.
          aspectRatio="auto 9 / 2"
          // Made for light backgrounds; its letters are too dim on dark ones.
          _dark={{ filter: 'brightness(1.4)' }}
          onError={onError}
        />
      ) : (
        <bdi>{name}</bdi>
      )}
    </Home>
  );
}
