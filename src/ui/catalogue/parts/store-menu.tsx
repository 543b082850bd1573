import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { NO_CATEGORY } from '#application/catalogue/catalogue.queries.ts';
import { isComplete, type Menu, type MenuSection } from '#domain/catalogue/menu.ts';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { useArrivalAt } from '#ui/catalogue/use-arrival-at.ts';
import { CardSkeletons, ItemGrid } from '#ui/design/card-grids.tsx';
import { Link } from '#ui/design/link.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { useSectionInSight } from '#ui/design/use-section-in-sight.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { ItemCards } from './item-cards.tsx';
import { headingId, SectionBar, type SectionName } from './section-bar.tsx';

export function StoreMenu({ menu }: { readonly menu: Menu }) {
  const bar = useRef<HTMLDivElement>(null);
  const headings = useMemo(() => menu.map(({ id }) => headingId(id)), [menu]);
  const { inSight, jumpTo } = useSectionInSight(bar, headings);
  useArrivalAt(jumpTo);
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <SectionBar ref={bar} sections={menu} current={inSight} jumpTo={jumpTo} />
      {menu.map((section) => (
        <SectionOfMenu key={headingId(section.id)} section={section} isOnly={menu.length === 1} />
      ))}
    </Stack>
  );
}

type SectionProps = {
  readonly section: MenuSection;
  /** A single section needs no heading. */
  readonly isOnly: boolean;
};

function SectionOfMenu({ section, isOnly }: SectionProps) {
  const { id, name, items } = section;
  const heading = headingId(id);
  const isNamed = name !== '' || !isOnly;
  return (
    <Stack
      {...(isNamed ? { as: 'section', 'aria-labelledby': heading } : {})}
      gap={{ base: '3', md: '4' }}
    >
      {isNamed ? <SectionHeading id={heading} name={name} /> : null}
      {items.length > 0 ? (
        <ItemGrid>
          <ItemCards items={items} storeLinked={false} />
        </ItemGrid>
      ) : null}
      {isComplete(section) ? null : <WholeSection section={section} />}
    </Stack>
  );
}

/** Focusable, so that a jump moves the focus along. */
export const SectionHeading = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Heading as="h3" size="md" id={id} tabIndex={-1} outline="none">
    {name === '' ? <FormattedMessage {...messages.otherItems} /> : <bdi>{name}</bdi>}
  </Heading>
);

function WholeSection({ section: { id, name, total } }: Pick<SectionProps, 'section'>) {
  const { pathname, query } = useAddress();
  const narrowed = new URLSearchParams(query);
  narrowed.set('category', String(id ?? NO_CATEGORY));
  const to = { pathname, search: narrowed.toString(), hash: headingId(id) };
  return (
    <Box textAlign="center">
      <Button asChild variant="outline" h="auto" minH="11" py="2" whiteSpace="normal">
        <Link to={to}>
          {name === '' ? (
            <FormattedMessage {...messages.seeAllOthers} values={{ count: total }} />
          ) : (
            <FormattedMessage {...messages.seeAllOf} values={{ count: total, section: name }} />
          )}
        </Link>
      </Button>
    </Box>
  );
}

export function StoreMenuSkeleton({ sections }: { readonly sections: readonly SectionName[] }) {
  return (
    <Stack gap={{ base: '8', md: '10' }} aria-busy>
      <SectionBar sections={sections} current={null} jumpTo={NOWHERE} />
      <Stack gap={{ base: '3', md: '4' }}>
        {sections.length > 1 ? <Skeleton h={7} w="40%" /> : null}
        <ItemGrid>
          <CardSkeletons of="items" />
        </ItemGrid>
      </Stack>
    </Stack>
  );
}

const NOWHERE = () => {};
