import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/select-item/selectors.ts';
import { choose, chosenGoods } from '#domain/cart/selection.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { Option, OptionGroup } from './option-group.tsx';
import { RefusalText } from './refusal-text.tsx';
import { messages } from './select-item.messages.ts';

const FEW = 10;

/** The answers together select one variation. */
export function ChoiceOptions({ flow }: { readonly flow: select.SelectItemActor }) {
  const item = useSelector(flow, select.itemOf);
  const selection = useSelector(flow, select.selectionOf);
  const refusal = useSelector(flow, select.refusalOf);
  const faulty = useSelector(flow, select.faultyGroupOf);
  const stock = useSelector(flow, select.stockOfChoice);
  const isSoldOut = (option: number, answer: number) =>
    (chosenGoods(item, choose(item, selection, option, answer))?.stock ?? 0) <= 0;

  return (
    <>
      {item.choiceOptions.map(({ title, options }, option) => (
        <OptionGroup
          key={option}
          group={option}
          of="one"
          name={title}
          hint={<FormattedMessage {...messages.pickOne} />}
          refusal={faulty === option && refusal ? <RefusalText refusal={refusal} /> : null}
        >
          {options.map((label, answer) => (
            <Option
              key={answer}
              group={option}
              of="one"
              label={label}
              chosen={selection.choices[option] === answer}
              soldOut={isSoldOut(option, answer)}
              onPress={() => flow.send({ type: 'option.choose', option, answer })}
            />
          ))}
        </OptionGroup>
      ))}
      {stock !== null && stock > 0 && stock <= FEW ? (
        <Text textStyle="label" color="warning.fg">
          <FormattedMessage {...availability.onlyLeft} values={{ count: stock }} />
        </Text>
      ) : null}
    </>
  );
}
