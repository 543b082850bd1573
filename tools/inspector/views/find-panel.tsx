import { Box, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { find } from '#tools/inspector/core/find.ts';
import { messages } from './charts.messages.ts';
import { useInspector, useLanguage } from './inspector-context.tsx';

/** Searches states and transitions, by words or by names. */
export function FindPanel() {
  const { formatMessage } = useIntl();
  const { drawnFlows } = useInspector();
  const [wanted, want] = useState('');
  const found = find(drawnFlows, wanted, useLanguage());
  return (
    <Box role="search">
      <Input
        type="search"
        aria-label={formatMessage(messages.find)}
        placeholder={formatMessage(messages.find)}
        value={wanted}
        onChange={({ target }) => want(target.value)}
      />
      <Box role="status" textStyle="caption" color="fg.muted">
        {wanted.trim() !== '' && found.length === 0 ? (
          <FormattedMessage {...messages.nothingFound} />
        ) : null}
      </Box>
      <Stack as="ul" listStyleType="none" gap="1" mt="1">
        {found.map(({ flow, state, title, text }, nth) => (
          <li key={nth}>
            <Link
              to={state === '' ? `?flow=${flow}` : `?flow=${flow}&state=${state}`}
              onClick={() => want('')}
            >
              <Text as="span" display="block" fontWeight="semibold" overflowWrap="anywhere">
                {title}
              </Text>
              <Text as="span" display="block" textStyle="caption" color="fg.muted">
                <FormattedMessage {...messages.foundIn} values={{ flow, text }} />
              </Text>
            </Link>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
