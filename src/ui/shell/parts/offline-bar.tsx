import { Box, HStack, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/shell/shell.messages.ts';

const onChange = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says so while the device has no network. The region is there before it speaks. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <Box bg="warning.subtle" color="warning.fg" py="2" px="4">
          <HStack maxW="7xl" mx="auto" gap="3">
            <Icon name="offline" />
            <Text>
              <FormattedMessage {...messages.offline} />
            </Text>
          </HStack>
        </Box>
      )}
    </div>
  );
}
