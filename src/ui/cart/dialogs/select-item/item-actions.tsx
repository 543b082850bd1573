import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/select-item/selectors.ts';
import { useWait } from '#ui/catalogue/use-item-facts.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { staysWhereHigh } from '#ui/design/theme/short.ts';
import { Stepper } from '#ui/design/stepper.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { CampaignNote } from './campaign-note.tsx';
import { ClosedStore, LaterNote, UnavailableNotice } from './unavailable-notice.tsx';
import { groupId } from './option-group.tsx';
import { RefusalText } from './refusal-text.tsx';
import { messages } from './select-item.messages.ts';

type Props = { readonly flow: select.SelectItemActor };

export function ItemActions({ flow }: Props) {
  const unavailability = useSelector(flow, select.unavailability);
  const item = useSelector(flow, select.itemOf);
  const inCart = useSelector(flow, select.isInCart);
  const wait = useWait(item);
  return (
    <Box
      data-foot=""
      position="sticky"
      bottom="0"
      css={staysWhereHigh}
      zIndex="docked"
      px="5"
      py="3"
      pb="max(0.75rem, env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
    >
      {unavailability !== null ? (
        <UnavailableNotice item={item} unavailability={unavailability} />
      ) : null}
      {unavailability === null && wait === 'unavailable' && !inCart ? (
        <ClosedStore item={item} />
      ) : null}
      {unavailability === null && (wait !== 'unavailable' || inCart) ? <Offer flow={flow} /> : null}
    </Box>
  );
}

function Offer({ flow }: Props) {
  const item = useSelector(flow, select.itemOf);
  const isForLater = useSelector(flow, select.isOutsideHours);
  const quantity = useSelector(flow, select.quantityOf);
  const canTakeFewer = useSelector(flow, select.canTakeFewer);
  const busy = useSelector(flow, select.isBusy);
  return (
    <>
      <LaterNote item={item} isOutsideHours={isForLater} />
      <CampaignNote campaign={item.campaign} />
      <SelectionRefusal flow={flow} />
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Total flow={flow} />
        <HStack gap="3" flex={{ base: '1 1 auto', sm: '0 0 auto' }} justify="flex-end">
          <Stepper
            label={item.name}
            value={quantity}
            canDecrease={canTakeFewer}
            paused={busy}
            onIncrease={() => flow.send({ type: 'quantity.increase' })}
            onDecrease={() => flow.send({ type: 'quantity.decrease' })}
          />
        </HStack>
        <Submit flow={flow} />
      </Flex>
    </>
  );
}

function Total({ flow }: Props) {
  const total = useSelector(flow, select.totalOf);
  return (
    <Box>
      <Text textStyle="caption" color="fg.muted">
        <FormattedMessage {...messages.total} />
      </Text>
      <Text textStyle="heading" fontVariantNumeric="tabular-nums" data-figure>
        <MoneyText amount={total} />
      </Text>
    </Box>
  );
}

/** Campaign items skip the cart: they are only bought at once. */
function Submit({ flow }: Props) {
  const inCart = useSelector(flow, select.isInCart);
  const isInCampaign = useSelector(flow, select.isInCampaign);
  const busy = useSelector(flow, select.isBusy);
  const isLeaving = useSelector(flow, select.isLeaving);
  const press = (type: 'selection.submit' | 'selection.buy' | 'campaign.order') => () => {
    flow.send({ type });
    const group = select.faultyGroupOf(flow.getSnapshot());
    if (group !== null) document.getElementById(groupId(group))?.focus();
  };
  if (isInCampaign) {
    return (
      <Button {...BUTTON} flex={WHOLE_ROW} loading={busy} onClick={press('campaign.order')}>
        <FormattedMessage {...messages.orderNow} />
      </Button>
    );
  }
  return (
    <HStack gap="2" flex={WHOLE_ROW}>
      <Button
        {...BUTTON}
        variant="outline"
        disabled={busy}
        loading={isLeaving}
        onClick={press('selection.buy')}
      >
        <FormattedMessage {...messages.buyNow} />
      </Button>
      <Button
        {...BUTTON}
        data-key="submit"
        disabled={busy}
        loading={busy && !isLeaving}
        onClick={press('selection.submit')}
        // Only these texts are spelled differently from their display [ITEM-38, ITEM-39].
        textTransform={inCart ? 'capitalize' : undefined}
      >
        <FormattedMessage {...(inCart ? messages.update : messages.add)} />
      </Button>
    </HStack>
  );
}

/** On a phone, below the total and the stepper. */
const WHOLE_ROW = { base: '1 1 100%', sm: '0 0 auto' } as const;

const BUTTON = { size: 'lg', px: '5', flex: { base: '1', sm: '0 0 auto' } } as const;

/**
 * Errors of the choice as a whole; errors of one group stand beside it. The live region exists
 * before it has text.
 */
function SelectionRefusal({ flow }: Props) {
  const refusal = useSelector(flow, select.refusalOf);
  const group = useSelector(flow, select.faultyGroupOf);
  return (
    <Box role="alert" mb="2" _empty={{ mb: '0' }}>
      {refusal && group === null ? (
        <Notice tone="danger" look="line">
          <RefusalText refusal={refusal} />
        </Notice>
      ) : null}
    </Box>
  );
}
