import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReviewsOf } from '#application/catalogue/catalogue.queries.ts';
import { Icon } from '#ui/design/icon.tsx';
import { LateDialog } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { messages } from './reviews.messages.ts';

const ReviewsDialog = lazyView(async () => (await import('./reviews-dialog.tsx')).ReviewsDialog);

type Props = { readonly of: ReviewsOf };

export function ReviewsButton({ of }: Props) {
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  if (of.count === 0) {
    return (
      <Text textStyle="label" color="fg.muted">
        <FormattedMessage {...messages.none} />
      </Text>
    );
  }
  return (
    <>
      <Button variant="outline" alignSelf="start" onClick={() => setShown(true)}>
        <FormattedMessage {...messages.show} values={{ count: of.count }} />
        <Icon name="chevronEnd" size="4" />
      </Button>
      {shown ? (
        <LateDialog onLeave={close}>
          <ReviewsDialog of={of} onClose={close} />
        </LateDialog>
      ) : null}
    </>
  );
}
