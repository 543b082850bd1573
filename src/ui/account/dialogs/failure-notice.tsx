import { Box } from '@chakra-ui/react';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';

/** Above a form, why it did not work. It is there before it speaks, so that it is read aloud. */
export const FailureNotice = ({ failure }: { readonly failure: CallFailure | null }) => (
  <Box role="alert" mb={failure ? '5' : '0'}>
    {failure ? (
      <Notice tone="danger">
        <FailureText failure={failure} />
      </Notice>
    ) : null}
  </Box>
);
