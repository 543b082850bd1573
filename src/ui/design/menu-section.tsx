import { Heading, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { Elements } from './elements.ts';

type Props = { readonly title: ReactNode; readonly children: Elements };

export function MenuSection({ title, children }: Props) {
  const id = useId();
  return (
    <Stack gap="0" pt="3" as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} size="sm" px="3" py="2" color="fg.muted">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
