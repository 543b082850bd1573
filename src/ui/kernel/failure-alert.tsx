import { Box } from '@chakra-ui/react';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { FailureText } from './failure-text.tsx';

type Props = {
  readonly failure: CallFailure | null;
  /** While it is tried again what went wrong before is not shown. */
  readonly busy: boolean;
};

/** Why what was sent was not done. It is there before it speaks, so that it is read aloud. */
export const FailureAlert = ({ failure, busy }: Props) => (
  <Box role="alert" color="danger.fg">
    {failure && !busy ? <FailureText failure={failure} /> : null}
  </Box>
);
