import { Spinner } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import * as cartSelect from '#application/cart/cart/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { unavailabilityOf } from '#domain/cart/unavailability.ts';
import { freshSelection } from '#domain/cart/selection.ts';
import { isCampaign, needsChoice, type Item } from '#domain/catalogue/item.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { useItemLink } from '#ui/catalogue/use-item-link.ts';
import { useWait } from '#ui/catalogue/use-item-facts.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { useZones } from '#ui/kernel/use-zones.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton, IconLink } from '#ui/design/icon-button.tsx';
import { card } from '#ui/design/theme/card.recipe.ts';
import { messages } from './cart-control.messages.ts';
import { LineStepper } from './line-stepper.tsx';
import { useFlight } from '#ui/cart/use-flight.ts';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';
import { useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';

export function CartControl({ item }: { readonly item: Item }) {
  const line = useCart(cartSelect.onlyLineOf(item.id), null);
  const pieces = useCart(cartSelect.piecesOfItem(item.id), 0);
  const unavailability = useUnavailability(item);
  const unavailable = useWait(item) === 'unavailable';
  const shape = line ? 'stepper' : pieces > 0 ? 'count' : 'add';
  const focusFallback = useFocusFallback<HTMLDivElement>(shape, lastControl);
  const awaitFlight = useFlight(focusFallback.ref, pieces > 0);

  if (pieces === 0 && unavailable) return null;
  if (pieces === 0 && isOff(unavailability)) {
    return (
      <Badge tone="muted">
        <FormattedMessage
          {...(unavailability === 'soldOut' ? availability.soldOut : availability.notOnSale)}
        />
      </Badge>
    );
  }
  return (
    <div className={card.part.raised} {...focusFallback}>
      {line ? <LineStepper line={line} /> : null}
      {!line && pieces > 0 ? <CountLink item={item} pieces={pieces} /> : null}
      {pieces === 0 ? (
        <AddControl
          item={item}
          onAdd={awaitFlight}
          opens={unavailability !== null || isCampaign(item) || needsChoice(item)}
        />
      ) : null}
    </div>
  );
}

const isOff = (unavailability: ReturnType<typeof useUnavailability>): boolean =>
  unavailability === 'soldOut' ||
  unavailability === 'notOnSale' ||
  unavailability === 'campaignOff';

/** The plus, where the pointer or the focus was. */
const lastControl = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement>('a, button')].at(-1);

function useUnavailability(item: Item) {
  const now = useWallTime();
  const zones = useZones();
  const moduleId = useStorefront(select.module)?.id ?? null;
  return now ? unavailabilityOf(item, { zones, moduleId, now }) : null;
}

type AddProps = {
  readonly item: Item;
  readonly opens: boolean;
  readonly onAdd: () => void;
};

/** An item with choices or an unavailability opens its dialog first. */
function AddControl({ item, opens, onAdd }: AddProps) {
  const { formatMessage } = useIntl();
  const tell = useSendToCart();
  const adding = useCart(cartSelect.isBeingAdded(item.id), false);
  const link = useItemLink(item);
  if (opens) {
    return (
      <IconLink
        {...link}
        size="sm"
        look="card"
        aria-label={formatMessage(messages.choose, { item: item.name })}
      >
        <Icon name="plus" />
      </IconLink>
    );
  }
  return (
    <IconButton
      size="sm"
      look="card"
      aria-busy={adding}
      data-counts
      aria-label={formatMessage(messages.add, { item: item.name })}
      onClick={() => {
        onAdd();
        tell({ type: 'item.add', item, selection: freshSelection(item) });
      }}
    >
      {adding ? <Spinner size="sm" /> : <Icon name="plus" />}
    </IconButton>
  );
}

/** With several selections of one item in the cart, the dialog decides which one to count. */
function CountLink({ item, pieces }: { readonly item: Item; readonly pieces: number }) {
  const { formatMessage } = useIntl();
  return (
    <IconLink
      {...useItemLink(item)}
      size="sm"
      look="solid"
      aria-label={formatMessage(messages.inCart, { item: item.name, count: pieces })}
    >
      <FormattedNumber value={pieces} />
    </IconLink>
  );
}
