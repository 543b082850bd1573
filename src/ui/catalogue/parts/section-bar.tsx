import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect, useRef, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SectionAsked } from '#application/catalogue/catalogue.queries.ts';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { LinkChip, LinkChips } from '#ui/design/choice-chips.tsx';
import { staysWhereHigh } from '#ui/design/theme/short.ts';
import { useAddress } from '#ui/kernel/use-address.ts';

export type SectionName = { readonly id: CategoryId | null; readonly name: string };

export const headingId = (id: SectionAsked | null): string => `section-${id ?? 'none'}`;

type Props = {
  readonly ref?: Ref<HTMLDivElement>;
  readonly sections: readonly SectionName[];
  readonly current: string | null;
  /** Scrolls to a heading of this page; without it, links lead to the whole menu. */
  readonly jumpTo?: ((heading: string) => void) | undefined;
};

const HEIGHT = '3.75rem';
/** Keeps scroll targets and focused elements below the bar. */
const ROOM = { ':root': { '--page-bar': HEIGHT } };

export function SectionBar({ ref, sections, current, jumpTo }: Props) {
  const { formatMessage } = useIntl();
  const wholeMenu = useWholeMenu();
  const marked = useCentred(current);
  if (sections.length < 2) return null;
  return (
    <Box
      ref={ref}
      position="sticky"
      css={staysWhereHigh}
      top="var(--header-height)"
      zIndex="docked"
      h={HEIGHT}
      bg="bg"
      mx={{ base: '-4', md: '-2' }}
      px={{ base: '4', md: '2' }}
      py="2"
    >
      <Global styles={ROOM} />
      <LinkChips label={formatMessage(kinds.categories)}>
        {jumpTo ? null : (
          <LinkChip to={wholeMenu} current={false}>
            <FormattedMessage {...messages.everything} />
          </LinkChip>
        )}
        {sections.map(({ id, name }) => {
          const heading = headingId(id);
          const isCurrent = heading === current;
          return (
            <LinkChip
              key={heading}
              ref={isCurrent ? marked : undefined}
              to={{ ...wholeMenu, hash: heading }}
              current={isCurrent}
              onClick={(event) => {
                if (!jumpTo || event.metaKey || event.ctrlKey || event.shiftKey) return;
                // A hash in the address would take the focus at every step back, such as when a
                // dialog closes.
                event.preventDefault();
                jumpTo(heading);
              }}
            >
              {name === '' ? <FormattedMessage {...messages.otherItems} /> : <bdi>{name}</bdi>}
            </LinkChip>
          );
        })}
      </LinkChips>
    </Box>
  );
}

function useWholeMenu(): { readonly pathname: string; readonly search: string } {
  const { pathname, query } = useAddress();
  const kept = new URLSearchParams(query);
  for (const name of ['category', 'q', 'page']) kept.delete(name);
  return { pathname, search: kept.toString() };
}

function useCentred(current: string | null) {
  const marked = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const list = marked.current?.parentElement;
    if (!marked.current || !list) return;
    const [name, room] = [marked.current.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += name.left + name.width / 2 - (room.left + room.width / 2);
  }, [current]);
  return marked;
}
