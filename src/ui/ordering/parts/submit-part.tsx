import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages as summary } from './summary.messages.ts';

type Props = {
  /** On a phone the summary is far above. Null where there is none to show. */
  readonly total: ReactNode;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  /** Why it is not ready: the first thing that has to be done. */
  readonly hint: ReactNode;
  readonly texts: Readonly<Record<'submit' | 'placing', MessageDescriptor>>;
  readonly onSubmit: () => void;
};

/** The total beside the button that goes on, where the summary is not in sight. */
export const SubmitTotal = ({ children }: { readonly children: ReactNode }) => (
  <Box hideFrom="lg" minW="20">
    <Text textStyle="caption" color="fg.muted">
      <FormattedMessage {...summary.total} />
    </Text>
    <Box textStyle="subheading" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  </Box>
);

/**
 * The total and the button that places. Pressed too early, it shows what is missing instead: so it is never
 * dead, and says that it is not ready, and why.
 */
export function SubmitPart({ total, isReady, isBusy, hint, texts, onSubmit }: Props) {
  const id = useId();
  return (
    <>
      <HStack gap="4">
        {total === null ? null : <SubmitTotal>{total}</SubmitTotal>}
        <Button
          size="lg"
          flex="1"
          loading={isBusy}
          aria-disabled={!isReady}
          aria-describedby={id}
          opacity={isReady || isBusy ? '1' : '0.6'}
          onClick={onSubmit}
        >
          <FormattedMessage {...texts.submit} />
        </Button>
      </HStack>
      <Text
        id={id}
        textStyle="caption"
        color="fg.muted"
        mt="2"
        textAlign="center"
        _empty={{ display: 'none' }}
      >
        {hint}
      </Text>
      <VisuallyHidden role="status">
        {isBusy ? <FormattedMessage {...texts.placing} /> : null}
      </VisuallyHidden>
    </>
  );
}
