import { chakra, Heading, HStack, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon, type IconName } from './icon.tsx';
import type { Elements } from './elements.ts';
import { Part } from './part.tsx';

type Props = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly action?: Elements;
  readonly error?: ReactNode;
  readonly children: ReactNode;
};

export function FormPart({ icon, title, action, error, children }: Props) {
  const id = useId();
  return (
    <Card as="section" role="group" aria-labelledby={id}>
      <HStack justify="space-between" gap="3" mb="3" minH="9">
        <HStack gap="2.5">
          <chakra.span color="brand.fg" display="inline-flex">
            <Icon name={icon} />
          </chakra.span>
          <Heading as="h2" id={id} size="sm">
            {title}
          </Heading>
        </HStack>
        {action ?? null}
      </HStack>
      <Stack gap="4">
        <Part>{children}</Part>
      </Stack>
      <chakra.div role="alert" color="danger.fg" textStyle="caption" mt={error ? '3' : '0'}>
        {error ?? null}
      </chakra.div>
    </Card>
  );
}
