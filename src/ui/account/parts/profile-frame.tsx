import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoSuchPage } from '#ui/account/pages/no-such-page.tsx';
import { messages } from '#ui/account/pages/titles.messages.ts';
import { useIsSwitchedOff, useProfileLinks, type ProfileLink } from '#ui/account/profile-pages.ts';
import { staysWhereHigh } from '#ui/design/theme/short.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';

export function ProfileFrame({ children }: { readonly children: ReactNode }) {
  const isOff = useIsSwitchedOff();
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      gap={{ base: '5', lg: '8' }}
      align={{ base: 'stretch', lg: 'start' }}
    >
      <ProfileNavigation />
      <Box flex="1" minW="0">
        {isOff ? <NoSuchPage /> : children}
      </Box>
    </Flex>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: '1',
    listStyleType: 'none',
    overflowX: 'auto',
    // Visually hidden text, such as a count, must scroll along, or it would widen the page.
    position: 'relative',
    scrollbarWidth: 'none',
    // Room for the focus ring, which the row would clip.
    p: '1',
    m: '-1',
  },
});

function ProfileNavigation() {
  const { formatMessage } = useIntl();
  const links = useProfileLinks();
  const asked = useQueryValue('page');
  const current = links.find(({ name }) => name === asked) ?? links[0];
  return (
    <Box
      as="nav"
      aria-label={formatMessage(messages.profile)}
      w={{ base: 'full', lg: '56' }}
      flexShrink="0"
      position={{ lg: 'sticky' }}
      css={staysWhereHigh}
      top={{ lg: '24' }}
    >
      <List>
        {links.map((link) => (
          <Line key={link.id} link={link} isCurrent={link === current} />
        ))}
      </List>
    </Box>
  );
}

type LineProps = { readonly link: ProfileLink; readonly isCurrent: boolean };

const Line = ({ link: { title, icon, path, badge: Badge }, isCurrent }: LineProps) => (
  <Box as="li" flexShrink="0" ref={isCurrent ? scrollRowTo : null}>
    <MenuLink to={path} aria-current={isCurrent ? 'page' : undefined} whiteSpace="nowrap">
      <Icon name={icon} />
      <FormattedMessage {...title} />
      {Badge ? <Badge /> : null}
    </MenuLink>
  </Box>
);

/** Scrolls the current page's link into the row without scrolling the page. */
function scrollRowTo(line: HTMLElement | null): void {
  const row = line?.parentElement;
  if (!line || !row) return;
  const [its, rows] = [line.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += its.left + its.width / 2 - (rows.left + rows.width / 2);
}
