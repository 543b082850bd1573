import { chakra, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './charts.messages.ts';

/** The blue of answers, as in the committed pictures: the theme of the shop has none. */
export const ANSWER = { _light: '#2457a6', _dark: '#8fb8ff' } as const;

const KINDS = [
  ['brand.fg', messages.isEvent],
  [ANSWER, messages.isAnswer],
  ['danger.fg', messages.isDefect],
  ['warning.fg', messages.isDelay],
  ['fg.subtle', messages.isChoice],
] as const;

const SIGNS = [
  messages.signCalls,
  messages.signAgain,
  messages.signLeads,
  messages.signDoes,
  messages.signOrder,
  messages.signChart,
  messages.signFolded,
  messages.signInside,
  messages.signEnd,
];

export function ChartLegend() {
  const { formatMessage } = useIntl();
  return (
    <chakra.ul
      aria-label={formatMessage(messages.legend)}
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      listStyleType="none"
      textStyle="caption"
    >
      {KINDS.map(([color, message]) => (
        <HStack as="li" key={message.id} gap="2" color={color}>
          <chakra.span w="5" borderTopWidth="3px" borderColor="currentcolor" aria-hidden />
          <FormattedMessage {...message} />
        </HStack>
      ))}
      {SIGNS.map((message) => (
        <Text as="li" key={message.id} color="fg.muted">
          <FormattedMessage {...message} />
        </Text>
      ))}
    </chakra.ul>
  );
}
