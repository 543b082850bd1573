import { Box, Stack } from '@chakra-ui/react';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Elements } from '#ui/design/elements.ts';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';

type Props = {
  readonly failure: CallFailure | null;
  readonly children: Elements;
};

/**
 * Shows the failure above the button that was pressed. The live region exists before it has text,
 * so that it is announced.
 */
export const WithFailure = ({ failure, children }: Props) => (
  <Stack gap="0">
    <Box role="alert" mb={failure ? '4' : '0'}>
      {failure ? (
        <Notice tone="danger">
          <FailureText failure={failure} />
        </Notice>
      ) : null}
    </Box>
    {children}
  </Stack>
);
