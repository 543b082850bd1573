import { Box, Heading, HStack, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/select-item/selectors.ts';
import { MAX_ADD_ONS, type AddOnChoice } from '#domain/cart/selection.ts';
import { addOnsFor, type AddOn } from '#domain/catalogue/item.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Choice } from '#ui/design/choice.tsx';
import { Stepper } from '#ui/design/stepper.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './select-item.messages.ts';

type Props = { readonly flow: select.SelectItemActor };

/** Add-on quantities are independent of the item's. */
export function AddOnList({ flow }: Props) {
  const item = useSelector(flow, select.itemOf);
  const { addOns: choices } = useSelector(flow, select.selectionOf);
  const addOns = addOnsFor(item);
  if (addOns.length === 0) return null;

  return (
    <Box as="section" role="group" aria-labelledby="item-add-ons">
      <Heading as="h3" size="sm" id="item-add-ons" mb="2.5">
        <FormattedMessage {...messages.addOns} />
      </Heading>
      <Stack gap="2">
        {addOns.map((addOn) => (
          <AddOnRow
            key={addOn.id}
            flow={flow}
            addOn={addOn}
            choice={choices.find(({ id }) => id === addOn.id)}
          />
        ))}
      </Stack>
    </Box>
  );
}

type RowProps = Props & { readonly addOn: AddOn; readonly choice: AddOnChoice | undefined };

function AddOnRow({ flow, addOn: { id, name, price }, choice }: RowProps) {
  const checked = choice?.checked ?? false;
  return (
    <HStack
      gap="3"
      px="3.5"
      borderRadius="lg"
      borderWidth="1px"
      borderColor={checked ? 'brand.solid' : 'border'}
      bg={checked ? 'brand.subtle' : 'bg.panel'}
    >
      <Choice
        of="many"
        bare
        name="add-on"
        label={<bdi>{name}</bdi>}
        aside={
          <FormattedMessage {...messages.extra} values={{ amount: <MoneyText amount={price} /> }} />
        }
        checked={checked}
        onChoose={() => flow.send({ type: 'addOn.toggle', id })}
      />
      {checked && choice ? (
        <Stepper
          label={name}
          size="sm"
          value={choice.quantity}
          removes={choice.quantity === 1}
          canIncrease={choice.quantity < MAX_ADD_ONS}
          onIncrease={() => flow.send({ type: 'addOn.increase', id })}
          onDecrease={() => flow.send({ type: 'addOn.decrease', id })}
        />
      ) : null}
    </HStack>
  );
}
