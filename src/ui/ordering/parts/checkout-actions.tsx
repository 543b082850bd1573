import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout.selectors.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { useIsPlacing, useQuote } from '#ui/ordering/use-placing.ts';
import { SubmitHint } from './submit-hint.tsx';
import { messages as summary } from './summary.messages.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

/**
 * The total and "Place Order". Pressed too early, the button shows what is missing instead: so it is
 * never dead, and says that it is not ready, and why.
 */
export function CheckoutActions({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const hint = useId();
  const ready = useSelector(checkout, select.canSubmit);
  const busy = useIsPlacing(checkout);
  return (
    <>
      <HStack gap="4">
        <Total checkout={checkout} />
        <Button
          size="lg"
          flex="1"
          loading={busy}
          aria-disabled={!ready}
          aria-describedby={hint}
          opacity={ready || busy ? '1' : '0.6'}
          onClick={() => checkout.send({ type: 'order.submit' })}
        >
          <FormattedMessage {...messages.submit} />
        </Button>
      </HStack>
      <Text
        id={hint}
        textStyle="caption"
        color="fg.muted"
        mt="2"
        textAlign="center"
        _empty={{ display: 'none' }}
      >
        <SubmitHint checkout={checkout} />
      </Text>
      <VisuallyHidden role="status">
        {busy ? <FormattedMessage {...messages.placing} /> : null}
      </VisuallyHidden>
    </>
  );
}

/** On a phone the summary is far above. Without a price, and none on its way, there is none to show. */
function Total({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const quote = useQuote(checkout);
  const isQuoting = useSelector(checkout, select.isQuoting);
  if (!quote && !isQuoting) return null;
  return (
    <Box display={{ base: 'block', lg: 'none' }} minW="20">
      <Text textStyle="caption" color="fg.muted">
        <FormattedMessage {...summary.total} />
      </Text>
      <Box textStyle="subheading" fontVariantNumeric="tabular-nums">
        {quote ? <MoneyText amount={quote.amounts.total} /> : <Skeleton h={6} w={16} />}
      </Box>
    </Box>
  );
}
