import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { useFailsTogether } from '#ui/kernel/failures-together.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { ModuleIcon } from './module-icon.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages } from './unanswered-need.messages.ts';

export function ModuleStrip() {
  const { formatMessage } = useIntl();
  const { queries, storefront } = useServices();
  const read = useRead(queries.catalogue.modules(useReadScope()));
  const { value, loading } = read;
  useFailsTogether(read, { shown: false });
  const current = useStorefront(select.module)?.id;
  const asked = useStorefront(select.moduleAskedFor);
  if (loading) {
    return (
      <Box hideFrom="xl">
        <Skeleton h={11} rounded="full" />
      </Box>
    );
  }
  if (!value || value.length < 2) return null;

  return (
    <Box
      ref={moveChosenIntoSight}
      hideFrom="xl"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      overflowX="auto"
    >
      <ChoiceChips label={formatMessage(messages.module)}>
        {value.map(({ id, name, icon }) => (
          <ChoiceChip
            key={id}
            chosen={id === current}
            busy={String(id) === asked}
            onChoose={() => storefront.send({ type: 'module.ask', asked: String(id) })}
          >
            <ModuleIcon src={icon} boxSize="7" />
            <span>{name}</span>
          </ChoiceChip>
        ))}
      </ChoiceChips>
    </Box>
  );
}

/** On a phone the strip overflows; scrolling it must not move the page. */
function moveChosenIntoSight(strip: HTMLElement | null): void {
  const chip = strip?.querySelector('[aria-pressed="true"]');
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const chosen = chip.getBoundingClientRect();
  const { x, width } = row.getBoundingClientRect();
  row.scrollLeft += chosen.x + chosen.width / 2 - x - width / 2;
}
