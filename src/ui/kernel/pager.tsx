import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ComponentProps } from 'react';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Pagination } from '#ui/design/pagination.tsx';
import { FailureText } from './failure-text.tsx';
import { messages } from './kernel.messages.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import type { PageRead } from './use-read.ts';

type Way = ComponentProps<typeof Pagination>;
type Props = Omit<Way, 'total'> & {
  /** Read of the page; its rows stay while another page loads or after it failed. */
  readonly read: PageRead<Pick<Way, 'total'>>;
};

/** Page links, and the failure of the page that was requested. */
export function Pager({ read: { value, failure, retry }, page, ...way }: Props) {
  // The retry button disappears once the page has loaded.
  const focusFallback = useFocusFallback<HTMLDivElement>(failure, (frame) =>
    frame.querySelector<HTMLElement>('[aria-current]'),
  );
  return (
    <Stack gap="6" {...focusFallback}>
      {failure ? (
        <div role="alert">
          <Notice
            tone="warning"
            title={<FormattedMessage {...messages.pageMissing} values={{ page }} />}
            action={
              <Button variant="outline" onClick={retry}>
                <Icon name="refresh" size="4" />
                <FormattedMessage {...messages.retry} />
              </Button>
            }
          >
            <FailureText failure={failure} />
          </Notice>
        </div>
      ) : null}
      <Pagination page={page} total={value?.total ?? 0} {...way} />
    </Stack>
  );
}
