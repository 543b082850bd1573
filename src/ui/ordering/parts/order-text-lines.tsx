import { Text, type TextProps } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ORDER_TEXT_NAMES, type OrderTexts } from '#domain/ordering/order-texts.ts';
import { sentences } from '#ui/ordering/order-texts.messages.ts';

type Props = Pick<TextProps, 'mt' | 'whiteSpace'> & { readonly order: OrderTexts };

/** A line for each text that the customer added. */
export const OrderTextLines = ({ order, ...style }: Props) =>
  ORDER_TEXT_NAMES.filter((name) => order[name]).map((name) => (
    <Text key={name} color="fg.muted" overflowWrap="anywhere" {...style}>
      <FormattedMessage {...sentences[name]} values={{ text: order[name] }} />
    </Text>
  ));
