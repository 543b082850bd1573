import { Center, Heading, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  readonly art?: IconName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** A page that is nothing else has it as its own heading. */
  readonly level?: 'h1' | 'h2';
};

/** Nothing here yet: what that means, and the one thing to do about it. */
export function EmptyState({ art = 'bag', title, text, action, level = 'h2' }: Props) {
  return (
    <VStack gap="3" py={{ base: '10', md: '14' }} px="4" textAlign="center" maxW="md" mx="auto">
      <Center
        boxSize="20"
        borderRadius="full"
        bg="brand.subtle"
        color="brand.fg"
        mb="1"
        aria-hidden="true"
      >
        <Icon name={art} size="9" />
      </Center>
      <Heading as={level} size="md">
        {title}
      </Heading>
      {text ? <Text color="fg.muted">{text}</Text> : null}
      {action ?? null}
    </VStack>
  );
}
