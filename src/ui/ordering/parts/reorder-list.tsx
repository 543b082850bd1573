import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import {
  canBeHad,
  changedLines,
  nothingChanged,
  priceDiffers,
  someCanBeHad,
  unchangedLines,
  type Reorder,
  type ReorderLine,
} from '#domain/ordering/reorder.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { CardRow } from '#ui/design/card.tsx';
import { CardFigure } from '#ui/design/linked-card.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from '#ui/ordering/dialogs/reorder.messages.ts';

type Props = {
  readonly reorder: Reorder;
  readonly changedMeanwhile: boolean;
  readonly failure: CallFailure | null;
};

/** Changed lines first, each with its reason. */
const SHORTFALLS = {
  ...messages,
  otherPlace: availability.outsideZone,
  otherHours: availability.notOnSale,
  soldOut: availability.soldOut,
} as const;

export function ReorderList({ reorder, changedMeanwhile, failure }: Props) {
  const unchanged = unchangedLines(reorder);
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        <FormattedMessage {...messages[leadOf(reorder)]} />
      </Text>
      {changedMeanwhile ? (
        <Notice tone="warning">
          <FormattedMessage {...messages.changedMeanwhile} />
        </Notice>
      ) : null}
      {reorder.storeIsOpen ? null : (
        <Notice tone="warning">
          <FormattedMessage
            {...messages.storeClosed}
            values={{ store: <bdi>{reorder.storeName}</bdi> }}
          />
        </Notice>
      )}
      <Lines title={<FormattedMessage {...messages.changed} />} lines={changedLines(reorder)} />
      <Lines
        title={<FormattedMessage {...messages.unchanged} values={{ count: unchanged.length }} />}
        lines={unchanged}
      />
      <div role="alert">
        {failure ? (
          <Notice tone="danger" look="line">
            <FailureText failure={failure} />
          </Notice>
        ) : null}
      </div>
    </Stack>
  );
}

function leadOf(reorder: Reorder): 'lead' | 'leadSame' | 'leadNone' {
  if (!someCanBeHad(reorder)) return 'leadNone';
  return nothingChanged(reorder) ? 'leadSame' : 'lead';
}

type LinesProps = { readonly title: ReactNode; readonly lines: readonly ReorderLine[] };

const Lines = ({ title, lines }: LinesProps) =>
  lines.length === 0 ? null : (
    <Stack as="section" gap="3">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Stack as="ul" gap="3" listStyleType="none">
        {lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </Stack>
    </Stack>
  );

function LineRow({ line }: { readonly line: ReorderLine }) {
  const { name, image, available, ordered, is } = line;
  return (
    <CardRow
      as="li"
      picture={{ src: image, alt: '' }}
      dimmed={!canBeHad(line)}
      aside={
        is && canBeHad(line) ? (
          <CardFigure>
            <MoneyText amount={is} />
          </CardFigure>
        ) : null
      }
    >
      <Text overflowWrap="anywhere" color={canBeHad(line) ? undefined : 'fg.muted'}>
        <FormattedMessage
          {...messages.quantity}
          values={{ quantity: canBeHad(line) ? available : ordered, name: <bdi>{name}</bdi> }}
        />
      </Text>
      <Change line={line} />
    </CardRow>
  );
}

function Change({ line }: { readonly line: ReorderLine }) {
  const { available, ordered, shortfall, was, is } = line;
  return (
    <>
      {shortfall ? (
        <Notice tone={canBeHad(line) ? 'warning' : 'danger'} look="line">
          {canBeHad(line) ? (
            <FormattedMessage {...messages.fewer} values={{ available, ordered }} />
          ) : shortfall.kind === 'other' ? (
            <bdi>{shortfall.said}</bdi>
          ) : (
            <FormattedMessage {...SHORTFALLS[shortfall.kind]} />
          )}
        </Notice>
      ) : null}
      {is && priceDiffers(line) ? (
        <Notice tone="warning" look="line">
          <FormattedMessage
            {...messages.price}
            values={{ was: <MoneyText amount={was} />, is: <MoneyText amount={is} /> }}
          />
        </Notice>
      ) : null}
    </>
  );
}
