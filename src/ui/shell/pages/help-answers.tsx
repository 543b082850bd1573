import { Box, Heading, Stack, Text, chakra } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from './help-answers.messages.ts';

type Topic = {
  readonly title: MessageDescriptor;
  readonly questions: readonly (readonly [
    question: MessageDescriptor,
    answer: MessageDescriptor,
  ])[];
};

const TOPICS: readonly Topic[] = [
  {
    title: messages.ordering,
    questions: [
      [messages.orderingOrder, messages.orderingOrderAnswer],
      [messages.orderingGuest, messages.orderingGuestAnswer],
      [messages.orderingMissing, messages.orderingMissingAnswer],
    ],
  },
  {
    title: messages.paying,
    questions: [
      [messages.payingWays, messages.payingWaysAnswer],
      [messages.payingFailed, messages.payingFailedAnswer],
      [messages.payingCoupon, messages.payingCouponAnswer],
    ],
  },
  {
    title: messages.cancelling,
    questions: [
      [messages.cancellingOrder, messages.cancellingOrderAnswer],
      [messages.cancellingTrip, messages.cancellingTripAnswer],
    ],
  },
  {
    title: messages.refunds,
    questions: [
      [messages.refundsAsk, messages.refundsAskAnswer],
      [messages.refundsWhere, messages.refundsWhereAnswer],
    ],
  },
  {
    title: messages.renting,
    questions: [
      [messages.rentingRent, messages.rentingRentAnswer],
      [messages.rentingMixed, messages.rentingMixedAnswer],
    ],
  },
  {
    title: messages.parcels,
    questions: [
      [messages.parcelsSend, messages.parcelsSendAnswer],
      [messages.parcelsReceiver, messages.parcelsReceiverAnswer],
      [messages.parcelsAbsent, messages.parcelsAbsentAnswer],
    ],
  },
  {
    title: messages.accounts,
    questions: [
      [messages.accountsPassword, messages.accountsPasswordAnswer],
      [messages.accountsAddress, messages.accountsAddressAnswer],
      [messages.accountsDelete, messages.accountsDeleteAnswer],
    ],
  },
];

/** Works without scripts, and find-in-page expands it. */
const Disclosure = chakra('details', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
  },
});

const Question = chakra('summary', {
  base: {
    cursor: 'pointer',
    minH: '11',
    px: '4',
    py: '2.5',
    borderRadius: 'xl',
    focusVisibleRing: 'outside',
    // Keeps a two-line question beside the native marker.
    '& > h3': { display: 'inline' },
  },
});

/** Each question is a heading, for navigation by screen readers. */
export const HelpAnswers = () => (
  <Stack gap="8">
    {TOPICS.map(({ title, questions }) => (
      <Box as="section" key={title.id} aria-labelledby={title.id}>
        <Heading as="h2" size="md" mb="3" id={title.id}>
          <FormattedMessage {...title} />
        </Heading>
        <Stack gap="2">
          {questions.map(([question, answer]) => (
            <Disclosure key={question.id}>
              <Question>
                <Heading as="h3" textStyle="label">
                  <FormattedMessage {...question} />
                </Heading>
              </Question>
              <Text px="4" pb="4" color="fg.muted">
                <FormattedMessage {...answer} />
              </Text>
            </Disclosure>
          ))}
        </Stack>
      </Box>
    ))}
  </Stack>
);
