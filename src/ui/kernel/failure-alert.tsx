import { Box } from '@chakra-ui/react';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { FailureText } from './failure-text.tsx';

type Props = {
  readonly failure: CallFailure | null;
  /** True during a retry, which hides the earlier failure. */
  readonly busy: boolean;
};

/** The live region exists before it has text, so that the failure is announced. */
export const FailureAlert = ({ failure, busy }: Props) => (
  <Box role="alert" color="danger.fg">
    {failure && !busy ? <FailureText failure={failure} /> : null}
  </Box>
);
