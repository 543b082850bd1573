import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { storePathOf } from '#ui/catalogue/store-path-of.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { card } from '#ui/design/theme/card.recipe.ts';
import type { ItemCardView } from './item-card.tsx';

type Props = Pick<ItemCardView, 'link'> & {
  readonly item: Item;
  readonly storeLinked: boolean;
};

export function HoverActions({ item, link, storeLinked }: Props) {
  const { formatMessage } = useIntl();
  const { hoverAction, wideHoverAction } = card.part;
  return (
    <>
      <Link
        {...link}
        className={hoverAction}
        aria-label={formatMessage(messages.quickViewOf, { name: item.name })}
      >
        <FormattedMessage {...messages.quickView} />
      </Link>
      {storeLinked ? (
        <Link
          to={storePathOf(item)}
          className={wideHoverAction}
          aria-label={formatMessage(messages.visitStoreOf, { name: item.storeName })}
        >
          <FormattedMessage {...messages.visitStore} />
        </Link>
      ) : null}
    </>
  );
}
