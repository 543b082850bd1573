import { chakra } from '@chakra-ui/react';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { CartLine } from '#domain/cart/cart.ts';
import { chosenAddOns, chosenGoods, pickedVariations } from '#domain/cart/selection.ts';
import { times } from '#domain/kernel/money.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from '#ui/cart/cart.messages.ts';

const Choices = chakra('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'caption',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});

export function LineChoices({ line: { item, selection } }: { readonly line: CartLine }) {
  const goods = chosenGoods(item, selection);
  const variations = pickedVariations(item, selection);
  const addOns = chosenAddOns(item, selection);
  if (!goods && variations.length === 0 && addOns.length === 0) return null;
  return (
    <Choices>
      {goods ? <li>{goods.type}</li> : null}
      {variations.map(({ name, labels }) => (
        <li key={name}>
          <FormattedMessage
            {...messages.variation}
            values={{
              name: <bdi>{name}</bdi>,
              labels: <FormattedList type="unit" value={labels} />,
            }}
          />
        </li>
      ))}
      {addOns.map(({ addOn, quantity }) => (
        <li key={addOn.id}>
          <FormattedMessage
            {...messages.addOn}
            values={{
              name: <bdi>{addOn.name}</bdi>,
              count: quantity,
              amount: <MoneyText amount={times(addOn.price, quantity)} />,
            }}
          />
        </li>
      ))}
    </Choices>
  );
}
