import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#application/kernel/path.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { useItemLink } from '#ui/catalogue/use-item-link.ts';

const Action = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '7',
    pointerEvents: 'auto',
    px: '3',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'caption',
    fontWeight: 'semibold',
    boxShadow: 'raised',
    _hover: { bg: 'bg.muted' },
    // A finger leaves the focus behind, and cannot dwell: the whole card is its quick view.
    '@media (hover: none)': { display: 'none' },
  },
});

/** What appears on a card when somebody dwells on it: at the top, out of the way of the stepper below. */
export function CardActions({
  item,
  storeLinked,
}: {
  readonly item: Item;
  readonly storeLinked: boolean;
}) {
  const { formatMessage } = useIntl();
  const link = useItemLink(item);
  return (
    <>
      <Action {...link} aria-label={formatMessage(messages.quickViewOf, { name: item.name })}>
        <FormattedMessage {...messages.quickView} />
      </Action>
      {storeLinked ? (
        <Action
          to={paths.store({ ...item, id: item.storeId })}
          aria-label={formatMessage(messages.visitStoreOf, { name: item.storeName })}
          display={{ base: 'none', xl: 'inline-flex' }}
        >
          <FormattedMessage {...messages.visitStore} />
        </Action>
      ) : null}
    </>
  );
}
