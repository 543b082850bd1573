import { Box, Stack, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { ModuleIcon } from '#ui/catalogue/parts/module-icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { chosenInForcedColors } from '#ui/design/theme/choice.recipe.ts';
import { staysWhereHigh } from '#ui/design/theme/short.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useHydratedValue } from '#ui/kernel/use-hydrated-value.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/shell/shell.messages.ts';

const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '12',
  p: '2',
  borderRadius: 'xl',
  fontWeight: 'medium',
  cursor: 'pointer',
  textAlign: 'start',
  _hover: { bg: 'bg.muted' },
  _pressed: { bg: 'brand.subtle', color: 'brand.fg' },
  '&[aria-busy=true]': { color: 'brand.fg' },
  ...chosenInForcedColors,
} as const;
const Tile = chakra('button', { base: tile });
const LinkTile = chakra('a', { base: tile });

export function SideRail() {
  const { formatMessage } = useIntl();
  const { queries, rail, storefront } = useServices();
  const scope = useReadScope();
  const current = useStorefront(select.moduleId);
  const asked = useStorefront(select.moduleAskedFor);
  const { value: modules } = useRead(
    scope.zones === null ? null : queries.catalogue.modules(scope),
  );
  const kept = useHydratedValue(rail.isWide(), true);
  const [turned, setTurned] = useState<boolean | null>(null);
  const wide = turned ?? kept;
  const turn = () => {
    rail.keep({ wide: !wide });
    setTurned(!wide);
  };
  if (scope.zones === null) return null;
  return (
    <Box
      as="nav"
      aria-label={formatMessage(messages.modules)}
      hideBelow="xl"
      w={wide ? '48' : '18'}
      flexShrink="0"
      borderInlineEndWidth="1px"
      borderColor="border"
    >
      <Stack position="sticky" top="20" css={staysWhereHigh} gap="1" p="2">
        {modules?.map(({ id, name, icon }) => (
          <Tile
            key={id}
            type="button"
            aria-pressed={id === current}
            aria-busy={String(id) === asked}
            title={wide ? undefined : name}
            onClick={() => storefront.send({ type: 'module.ask', asked: String(id) })}
          >
            {/* Narrow windows hide the rail; lazy loading keeps them from fetching its pictures. */}
            <ModuleIcon src={icon} late boxSize="9" flexShrink="0" />
            {wide ? <span>{name}</span> : <VisuallyHidden>{name}</VisuallyHidden>}
          </Tile>
        ))}
        {/* Shown after the modules: their number is unknown until they load. */}
        {modules ? <ExternalLinks wide={wide} /> : null}
        {modules ? (
          <IconButton
            aria-expanded={wide}
            aria-label={formatMessage(wide ? messages.collapseRail : messages.expandRail)}
            onClick={turn}
          >
            <Icon name={wide ? 'chevronStart' : 'chevronEnd'} />
          </IconButton>
        ) : null}
      </Stack>
    </Box>
  );
}

function ExternalLinks({ wide }: { readonly wide: boolean }) {
  const { formatMessage } = useIntl();
  const links = useStorefront(select.config)?.links;
  return (['travels', 'handyman'] as const).map((key) => {
    const href = links?.[key];
    if (!href) return null;
    const texts = (
      <>
        <FormattedMessage {...messages[key]} />
        <span> </span>
        <VisuallyHidden>
          <FormattedMessage {...messages.newTab} />
        </VisuallyHidden>
      </>
    );
    return (
      <LinkTile
        key={key}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        title={wide ? undefined : formatMessage(messages[key])}
      >
        <Icon name="external" size="9" />
        {wide ? texts : <VisuallyHidden>{texts}</VisuallyHidden>}
      </LinkTile>
    );
  });
}
