import { Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import { useModuleName } from '#ui/catalogue/use-module-name.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

type Props = {
  readonly children: (module: string) => ReactNode;
};

/** Separate component: a new module name must not re-render the whole home. */
export function HomeTitle({ children }: Props) {
  const module = useModuleName(useStorefront(select.module));
  return (
    <Heading as="h1" size="xl">
      {children(module)}
    </Heading>
  );
}
