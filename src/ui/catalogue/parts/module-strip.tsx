import { HStack, Skeleton, chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import * as select from '#application/shell/storefront.selectors.ts';
import { useFailsTogether } from '#ui/kernel/failures-together.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { ModuleIcon } from './module-icon.tsx';
import { messages } from '#ui/catalogue/pages/home.messages.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

const Tile = chakra('button', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    alignItems: 'center',
    gap: '2',
    minH: '12',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _pressed: { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.solid' },
  },
});

/** The lines of business that serve this place; one is chosen, one press moves to another. */
export function ModuleStrip() {
  const { formatMessage } = useIntl();
  const { queries, storefront } = useServices();
  const read = useRead(queries.catalogue.modules(useReadScope()));
  const { value, loading } = read;
  useFailsTogether(read, { shown: false });
  const current = useStorefront(select.module)?.id;
  if (loading) return <Skeleton h="12" borderRadius="full" />;
  if (!value || value.length < 2) return null;

  return (
    <HStack
      role="group"
      aria-label={formatMessage(messages.modules)}
      gap="2"
      overflowX="auto"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      css={{ scrollbarWidth: 'none' }}
      hideFrom="xl"
    >
      {value.map(({ id, name, icon }) => (
        <Tile
          key={id}
          type="button"
          aria-pressed={id === current}
          onClick={() => storefront.send({ type: 'module.ask', asked: String(id) })}
        >
          <ModuleIcon src={icon} boxSize="7" />
          {name}
        </Tile>
      ))}
    </HStack>
  );
}
