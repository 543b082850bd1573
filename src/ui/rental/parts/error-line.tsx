import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/design/icon.tsx';

export const ErrorLine = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) =>
  children ? (
    <HStack id={id} gap="1.5" align="start" color="danger.fg" textStyle="caption">
      <Icon name="alert" size="4" />
      <span>{children}</span>
    </HStack>
  ) : null;
