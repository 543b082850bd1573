import { Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import { useModuleName } from '#ui/catalogue/use-module-name.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

type Props = {
  /** The title, in which the module has its name. */
  readonly children: (module: string) => ReactNode;
};

/** By itself, so that a home is not rendered a second time when the name of its module is read anew. */
export function HomeTitle({ children }: Props) {
  const module = useModuleName(useStorefront(select.module));
  return (
    <Heading as="h1" size="xl">
      {children(module)}
    </Heading>
  );
}
