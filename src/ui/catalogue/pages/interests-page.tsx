import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { interestsMachine } from '#application/catalogue/interests/machine.ts';
import * as asked from '#application/catalogue/interests/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { ChoiceChip } from '#ui/design/choice-chips.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { useFlow, useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useLate } from '#ui/kernel/use-late.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages } from './interests.messages.ts';
import { messages as titles } from './titles.messages.ts';

export function InterestsPage() {
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  const module = useStorefront(select.moduleId);
  const machine = useLate(useServices().interests);
  return (
    <Stack gap="6" maxW="48rem">
      <Stack gap="1">
        <Heading as="h1" size="xl">
          <FormattedMessage {...titles.interests} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage {...messages.lead} />
        </Text>
      </Stack>
      {need ? <UnansweredNeed need={need} onAnswer={ask} /> : null}
      {!need && (machine === null || module === null) ? <Waiting /> : null}
      {!need && machine !== null && module !== null ? (
        <Interests key={module} machine={machine} />
      ) : null}
    </Stack>
  );
}

function Interests({ machine }: { readonly machine: typeof interestsMachine }) {
  const interests = useFlow(machine, {});
  const failure = useSelector(interests, asked.failureOf);
  const isUnread = useSelector(interests, asked.isUnread);
  const isChoosing = useSelector(interests, asked.isChoosing);
  return (
    <Stack gap="6">
      {isUnread && failure ? (
        <FailureState failure={failure} retry={() => interests.send({ type: 'interests.retry' })} />
      ) : null}
      {isChoosing ? <Chips interests={interests} /> : null}
      {!isChoosing && !isUnread ? <Waiting /> : null}
      <Text role="alert" color="fg.error" minH="1lh">
        {isChoosing && failure ? <FailureText failure={failure} /> : null}
      </Text>
      <Actions interests={interests} />
    </Stack>
  );
}

type Props = { readonly interests: asked.InterestsActor };

function Chips({ interests }: Props) {
  const { formatMessage } = useIntl();
  const categories = useSelector(interests, asked.categoriesOf);
  const chosen = useSelector(interests, asked.chosenOf);
  return (
    <Flex
      as="section"
      role="group"
      aria-label={formatMessage(kinds.categories)}
      wrap="wrap"
      gap="3"
    >
      {categories.map(({ id, name }) => (
        <ChoiceChip
          key={id}
          chosen={chosen.includes(id)}
          onChoose={() => interests.send({ type: 'interest.toggle', id })}
        >
          {name}
        </ChoiceChip>
      ))}
    </Flex>
  );
}

function Actions({ interests }: Props) {
  const chosen = useSelector(interests, asked.chosenOf);
  const canSave = useSelector(interests, asked.canSave);
  const isSaving = useSelector(interests, asked.isSaving);
  return (
    <HStack gap="3" wrap="wrap">
      <Button
        disabled={!canSave || isSaving}
        loading={isSaving}
        onClick={() => interests.send({ type: 'interests.save' })}
      >
        <FormattedMessage {...controls.save} />
      </Button>
      <Button
        variant="outline"
        disabled={isSaving}
        onClick={() => interests.send({ type: 'interests.skip' })}
      >
        <FormattedMessage {...messages.skip} />
      </Button>
      <Text color="fg.muted" role="status">
        <FormattedMessage {...messages.chosen} values={{ count: chosen.length }} />
      </Text>
    </HStack>
  );
}

const Waiting = () => (
  <Flex wrap="wrap" gap="3" aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((chip) => (
      <Skeleton key={chip} h={11} w={28} rounded="full" />
    ))}
  </Flex>
);
