import { HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { createContext, useContext } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Icon } from './icon.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';

/** Decimals that figures are shown with, as the shop's owner has set. */
export const DecimalsContext = createContext(2);

type Props = { readonly rating: number; readonly count: number };

/** What customers think of it. Without any rating it is simply new. */
export function RatingBadge({ rating, count }: Props) {
  const decimals = useContext(DecimalsContext);
  if (count === 0) {
    return (
      <Text as="span" textStyle="caption" fontWeight="semibold" color="fg.muted">
        <FormattedMessage {...messages.unrated} />
      </Text>
    );
  }
  const figure = (
    <FormattedNumber
      value={rating}
      minimumFractionDigits={decimals}
      maximumFractionDigits={decimals}
    />
  );
  return (
    <HStack as="span" display="inline-flex" gap="1" textStyle="caption" whiteSpace="nowrap">
      <VisuallyHidden>
        <FormattedMessage {...messages.rating} values={{ rating: figure, count }} />
      </VisuallyHidden>
      <HStack as="span" gap="1" fontWeight="semibold" color="fg" aria-hidden="true">
        <Text as="span" color="warning.fg" display="inline-flex">
          <Icon name="star" size="3.5" />
        </Text>
        {figure}
      </HStack>
      <Text as="span" color="fg.muted" aria-hidden="true">
        <FormattedMessage {...messages.ratingCount} values={{ count }} />
      </Text>
    </HStack>
  );
}
