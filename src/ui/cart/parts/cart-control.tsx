import { Badge, Box, Button, Spinner, chakra } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import * as ask from '#application/cart/cart.selectors.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { obstacleTo } from '#domain/cart/obstacle.ts';
import { freshSelection } from '#domain/cart/selection.ts';
import { needsChoice, type Item } from '#domain/catalogue/item.ts';
import { useItemLink } from '#ui/catalogue/use-item-link.ts';
import { useWait } from '#ui/catalogue/use-item-facts.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { useZones } from '#ui/kernel/use-zones.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from './cart-control.messages.ts';
import { LineStepper } from './line-stepper.tsx';
import { useCartFact, useTellCart } from '#ui/cart/use-cart.ts';
import { useKeptFocus } from '#ui/cart/use-kept-focus.ts';

/** On a card: puts the item into the cart, and then counts it. */
export function CartControl({ item }: { readonly item: Item }) {
  const line = useCartFact(ask.onlyLineOf(item.id), null);
  const pieces = useCartFact(ask.piecesOfItem(item.id), 0);
  const obstacle = useObstacle(item);
  const unavailable = useWait(item) === 'unavailable';
  const shape = line ? 'stepper' : pieces > 0 ? 'count' : 'add';
  const kept = useKeptFocus<HTMLDivElement>(shape, lastControl);

  if (pieces === 0 && unavailable) return null;
  if (pieces === 0 && (obstacle === 'soldOut' || obstacle === 'notOnSale')) {
    return (
      <Badge bg="bg.panel" color="fg.muted">
        <FormattedMessage
          {...(obstacle === 'soldOut' ? messages.soldOutBadge : messages.notOnSaleBadge)}
        />
      </Badge>
    );
  }
  return (
    <Box borderRadius="full" boxShadow="raised" {...kept}>
      {line ? <LineStepper line={line} /> : null}
      {!line && pieces > 0 ? <CountLink item={item} pieces={pieces} /> : null}
      {pieces === 0 ? (
        <AddControl item={item} opens={obstacle !== null || needsChoice(item)} />
      ) : null}
    </Box>
  );
}

/** The plus, which is where the finger or the focus was. */
const lastControl = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement>('a, button')].at(-1);

function useObstacle(item: Item) {
  const now = useWallTime();
  const zones = useZones();
  const moduleId = useStorefront(select.module)?.id ?? null;
  return now ? obstacleTo(item, { zones, moduleId, now }) : null;
}

const round = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: '9',
  minH: '9',
  px: '0',
  borderRadius: 'full',
  bg: 'bg.panel',
  color: 'brand.fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  _hover: { bg: 'brand.subtle' },
} as const;

const RoundLink = chakra(Link, {
  base: { ...round, position: 'relative', fontWeight: 'semibold', textStyle: 'label' },
});

/** What has choices to make, or something in its way, opens first. */
function AddControl({ item, opens }: { readonly item: Item; readonly opens: boolean }) {
  const { formatMessage } = useIntl();
  const tell = useTellCart();
  const adding = useCartFact(ask.isBeingAdded(item.id), false);
  const link = useItemLink(item);
  if (opens) {
    return (
      <RoundLink {...link} aria-label={formatMessage(messages.choose, { item: item.name })}>
        <Icon name="plus" />
      </RoundLink>
    );
  }
  return (
    <Button
      {...round}
      size="sm"
      aria-busy={adding}
      aria-label={formatMessage(messages.add, { item: item.name })}
      onClick={() => tell({ type: 'item.add', item, selection: freshSelection(item) })}
    >
      {adding ? <Spinner size="sm" /> : <Icon name="plus" />}
    </Button>
  );
}

/** Several choices of one item are in the cart: which one to count is said in the dialog. */
function CountLink({ item, pieces }: { readonly item: Item; readonly pieces: number }) {
  const { formatMessage } = useIntl();
  return (
    <RoundLink
      {...useItemLink(item)}
      aria-label={formatMessage(messages.inCart, { item: item.name, count: pieces })}
      bg="brand.solid"
      color="brand.contrast"
      _hover={{ bg: 'brand.hover' }}
    >
      <FormattedNumber value={pieces} />
    </RoundLink>
  );
}
