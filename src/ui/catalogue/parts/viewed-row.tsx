import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { asViewed } from '#domain/catalogue/recently-viewed.ts';
import { CardSkeletons } from '#ui/design/card-grids.tsx';
import { Carousel } from '#ui/design/carousel.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFailsTogether } from '#ui/kernel/failures-together.tsx';
import type { Read } from '#ui/kernel/use-read.ts';
import { messages } from './viewed.messages.ts';
import type { Elements } from '#ui/design/elements.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';

type Props<Row> = {
  readonly of: 'items' | 'stores';
  readonly ids: readonly number[];
  readonly read: Read<readonly Row[]>;
  readonly onClear: () => void;
  readonly children: (rows: readonly Row[]) => Elements;
  readonly cards?: 'items' | 'stores';
};

/** Renders nothing once no viewed row exists any more. */
export function ViewedRow<Row extends { readonly id: number }>({
  of,
  ids,
  read,
  onClear,
  children,
  cards = of,
}: Props<Row>) {
  const { formatMessage } = useIntl();
  const { value, failure, retry } = read;
  const rows = value && asViewed(ids, value);
  if (useFailsTogether(read) || rows?.length === 0) return null;
  return (
    <Carousel
      of={cards}
      title={formatMessage(messages[of])}
      action={
        <Button
          variant="plain"
          size="sm"
          aria-label={formatMessage(of === 'items' ? messages.clearItems : messages.clearStores)}
          onClick={onClear}
        >
          <FormattedMessage {...controls.clear} />
        </Button>
      }
      fallback={failure && !rows ? <FailureState failure={failure} retry={retry} /> : null}
    >
      {rows ? children(rows) : <CardSkeletons of={cards} count={ids.length} />}
    </Carousel>
  );
}
