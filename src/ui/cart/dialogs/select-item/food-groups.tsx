import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/select-item/selectors.ts';
import type { FoodVariation } from '#domain/catalogue/item.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { Option, OptionGroup } from './option-group.tsx';
import { RefusalText } from './refusal-text.tsx';
import { messages } from './select-item.messages.ts';

type Props = { readonly flow: select.SelectItemActor };

export function FoodGroups({ flow }: Props) {
  const { foodVariations } = useSelector(flow, select.itemOf);
  return foodVariations.map((variation, group) => (
    <FoodGroup key={group} flow={flow} variation={variation} group={group} />
  ));
}

type GroupProps = Props & { readonly variation: FoodVariation; readonly group: number };

function FoodGroup({ flow, variation, group }: GroupProps) {
  const { picks } = useSelector(flow, select.selectionOf);
  const refusal = useSelector(flow, select.refusalOf);
  const isRefused = useSelector(flow, select.faultyGroupOf) === group;
  const isTold = useSelector(flow, select.isToldByNotice);
  const { name, type, required, values } = variation;
  const of = type === 'single' ? 'one' : 'many';

  return (
    <OptionGroup
      group={group}
      of={of}
      name={name}
      mark={<Necessity required={required} />}
      hint={<Hint variation={variation} />}
      isRefused={isRefused && isTold}
      refusal={isRefused && !isTold && refusal ? <RefusalText refusal={refusal} /> : null}
    >
      {values.map(({ label, price, stock }, value) => (
        <Option
          key={value}
          label={label}
          chosen={picks[group]?.includes(value) ?? false}
          group={group}
          of={of}
          releasable
          soldOut={stock === 0}
          extra={price}
          onPress={() => flow.send({ type: 'value.pick', group, value })}
        />
      ))}
    </OptionGroup>
  );
}

function Necessity({ required }: { readonly required: boolean }) {
  return (
    <Text
      as="span"
      textStyle="caption"
      fontWeight="semibold"
      color={required ? 'offer.fg' : 'fg.muted'}
      flexShrink="0"
    >
      <FormattedMessage {...(required ? kernel.required : messages.optional)} />
    </Text>
  );
}

function Hint({ variation: { type, min, max } }: { readonly variation: FoodVariation }) {
  if (type === 'single') return <FormattedMessage {...messages.pickOne} />;
  if (min === 0 && max === 0) return null;
  return <FormattedMessage {...messages.bounds} values={{ min, max }} />;
}
