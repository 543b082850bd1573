import { Box, Flex, HStack, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import * as select from '#application/cart/cart/selectors.ts';
import { lineGross, type CartLine } from '#domain/cart/cart.ts';
import { needsPrescriptions } from '#domain/catalogue/module.ts';
import type { Money } from '#domain/kernel/money.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { CardRow } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { useItemLink } from '#ui/catalogue/use-item-link.ts';
import { messages } from '#ui/cart/cart.messages.ts';
import { LineChoices } from './line-choices.tsx';
import { LineProblem } from './line-problem.tsx';
import { LineStepper } from './line-stepper.tsx';
import { PriceChangeNote } from './price-change-note.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useCart } from '#ui/cart/use-cart.ts';

const NameLink = chakra(Link);

type Props = {
  readonly line: CartLine;
  /** Line total before store discounts; null for an unavailable line. */
  readonly amount: Money | null;
  readonly place: number;
};

/** The quantity is optimistic; the price is the server's. */
export function CartLineRow({ line, amount, place }: Props) {
  const { formatMessage } = useIntl();
  const pending = useCart(select.isPending(line.id), false);
  const link = useItemLink(line.item);
  const { item } = line;
  const unavailable = amount === null;

  return (
    <CardRow
      as="li"
      ruled
      data-place={place}
      picture={{ src: item.image, alt: item.name }}
      dimmed={unavailable}
    >
      <NameLink
        {...link}
        fontWeight="semibold"
        borderRadius="sm"
        focusVisibleRing="outside"
        lineClamp="2"
        color={unavailable ? 'fg.muted' : undefined}
        overflowWrap="anywhere"
        aria-label={formatMessage(messages.editLine, { item: item.name })}
      >
        <bdi>{item.name}</bdi>
      </NameLink>
      <LineChoices line={line} />
      {needsPrescriptions(item.moduleType) && item.needsPrescription ? (
        <HStack gap="1" color="fg.muted" textStyle="caption">
          <Icon name="note" size="4" />
          <FormattedMessage {...availability.prescription} />
        </HStack>
      ) : null}
      <LineProblem line={line} />
      {unavailable ? null : <PriceChangeNote line={line} />}
      <Flex mt="1.5" justify="space-between" align="center" gap="3" flexWrap="wrap">
        {unavailable ? (
          <RemoveButton line={line} />
        ) : (
          <>
            <LineStepper line={line} />
            <Box aria-busy={pending}>
              <Price now={amount} was={lineGross(line)} />
            </Box>
          </>
        )}
      </Flex>
    </CardRow>
  );
}
