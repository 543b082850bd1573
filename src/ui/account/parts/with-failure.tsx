import { Box, Stack } from '@chakra-ui/react';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Elements } from '#ui/design/elements.ts';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';

type Props = {
  readonly failure: CallFailure | null;
  /** The button that was pressed. */
  readonly children: Elements;
};

/** Above the button that was pressed, why it did not work. It is there before it speaks, so that it is read aloud. */
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
