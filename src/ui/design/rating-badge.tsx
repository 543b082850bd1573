import { createContext, useContext } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Icon } from './icon.tsx';
import { parts } from './theme/plain-parts.recipe.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';

/** Decimals of ratings, as configured by the owner. */
export const DecimalsContext = createContext(2);

type Props = { readonly rating: number; readonly count: number };

export function RatingBadge({ rating, count }: Props) {
  const decimals = useContext(DecimalsContext);
  if (count === 0) {
    return (
      <span className={parts.part.rating} data-new>
        <FormattedMessage {...messages.unrated} />
      </span>
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
    <span className={parts.part.rating}>
      <VisuallyHidden>
        <FormattedMessage {...messages.rating} values={{ rating: figure, count }} />
      </VisuallyHidden>
      <span className={parts.part.ratingFigure} aria-hidden="true">
        <span className={parts.part.ratingStar}>
          <Icon name="star" size="3.5" />
        </span>
        {figure}
      </span>
      <span aria-hidden="true">
        <FormattedMessage {...messages.ratingCount} values={{ count }} />
      </span>
    </span>
  );
}
