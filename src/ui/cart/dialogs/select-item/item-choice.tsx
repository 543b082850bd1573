import { ReviewsButton } from '#ui/catalogue/parts/reviews-button.tsx';
import { Box, Grid, Stack, chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import { isSignedIn as isSessionSignedIn } from '#application/account/session/selectors.ts';
import { cartOf } from '#application/cart/cart/selectors.ts';
import type { selectItemMachine } from '#application/cart/select-item/machine.ts';
import * as selectItemSelect from '#application/cart/select-item/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import { DiscountBadge } from '#ui/catalogue/parts/item-badges.tsx';
import { useNoteViewed } from '#ui/catalogue/use-recently-viewed.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { useZones } from '#ui/kernel/use-zones.ts';
import { fly } from '#ui/design/fly.ts';
import { SHORT } from '#ui/design/theme/short.ts';
import { Picture } from '#ui/design/picture.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { AddOnList } from './add-on-list.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import { FoodGroups } from './food-groups.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemFacts } from './item-facts.tsx';

type Machine = typeof selectItemMachine;
type ChoiceProps = { readonly item: Item; readonly machine: Machine };

/** Starts with the current cart, place and time; the flow itself observes later changes. */
export function ItemChoice({ item, machine }: ChoiceProps) {
  useNoteViewed({ kind: 'item', id: item.id, moduleId: item.moduleId });
  const cart = useStorefront(select.cart);
  const now = useWallTime();
  if (!cart || !now) return null;
  return <Choosing item={item} machine={machine} cart={cartOf(cart.getSnapshot())} now={now} />;
}

type Props = ChoiceProps & { readonly cart: Cart; readonly now: WallTime };

/** The picture shrinks in a low window to leave room for the choices. */
const beside = {
  [SHORT]: { gridTemplateColumns: { base: '1fr', sm: '9rem minmax(0, 1fr)' }, gap: '4' },
} as const;
const small = { [SHORT]: { position: 'relative', w: { base: '6rem', sm: 'auto' } } } as const;

/** Choices are disabled while the item is being added to the cart. */
const Choices = chakra('fieldset', { base: { display: 'contents' } });

function Choosing({ item, machine, cart, now }: Props) {
  const zones = useZones();
  const moduleId = useStorefront(select.module)?.id ?? null;
  const isSignedIn = useSelector(useStorefront(select.session), isSessionSignedIn);
  const flow = useFlow(machine, { input: { item, cart, zones, moduleId, now, isSignedIn } });
  const busy = useSelector(flow, selectItemSelect.isBusy);
  /** The dialog closes once the item is in the cart, so its picture flies there first. */
  const seeOff = useCallback(
    (picture: HTMLElement | null) => () => {
      if (selectItemSelect.isPut(flow.getSnapshot())) fly(picture?.querySelector('img'));
    },
    [flow],
  );

  return (
    <>
      <Grid
        templateColumns={{ base: '1fr', md: '5fr 6fr' }}
        gap={{ base: '5', md: '7' }}
        p="5"
        css={beside}
      >
        <Box
          ref={seeOff}
          position={{ base: 'relative', md: 'sticky' }}
          top={{ md: '5' }}
          alignSelf="start"
          css={small}
        >
          <Picture
            src={item.image}
            alt={item.name}
            ratio={4 / 3}
            rounded="xl"
            eager
            sizes="(max-width: 767px) 92vw, 440px"
          />
          <Box position="absolute" top="3" insetStart="3">
            <DiscountBadge discount={item.discount} />
          </Box>
        </Box>
        <Stack gap="6" minW="0">
          <ItemFacts flow={flow} />
          <Choices disabled={busy}>
            <FoodGroups flow={flow} />
            <ChoiceOptions flow={flow} />
            <AddOnList flow={flow} />
          </Choices>
          <ReviewsButton of={{ kind: 'item', id: item.id, count: item.ratingCount }} />
        </Stack>
      </Grid>
      <ItemActions flow={flow} />
    </>
  );
}
