import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#ui/design/notice.tsx';
import { messages } from '#ui/shell/shell.messages.ts';

const onChange = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** The live region exists before it has text. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <Notice tone="warning" look="bar" icon="offline">
          <FormattedMessage {...messages.offline} />
        </Notice>
      )}
    </div>
  );
}
