import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from '#ui/kernel/amounts.messages.ts';

type Props = {
  /** On a phone the summary is far above. Null without a total. */
  readonly total: ReactNode;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly hint: ReactNode;
  readonly texts: Readonly<Record<'submit' | 'placing', MessageDescriptor>>;
  readonly onSubmit: () => void;
};

/** Beside the button where the summary is out of view. */
export const SubmitTotal = ({ children }: { readonly children: ReactNode }) => (
  <Box hideFrom="lg" minW="20">
    <Text textStyle="caption" color="fg.muted">
      <FormattedMessage {...messages.total} />
    </Text>
    <Box textStyle="subheading" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  </Box>
);

/**
 * Never disabled: pressed too early, it shows the missing fields; its description says why it is
 * not ready.
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
