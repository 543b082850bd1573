import { Box, Button, Flex } from '@chakra-ui/react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyView } from '#ui/kernel/lazy-view.ts';

const DrawerShell = lazyView(async () => (await import('./drawer-shell.tsx')).DrawerShell);

type BesideProps = {
  /** What the filters are called, read aloud. */
  readonly label: string;
  readonly filters: ReactNode;
  readonly children: ReactNode;
};

/** A list with what narrows it beside it, where there is room for that. */
export const FiltersBeside = ({ label, filters, children }: BesideProps) => (
  <Flex gap="8" align="start">
    <Box as="aside" aria-label={label} hideBelow="lg" w="17rem" flexShrink="0">
      {filters}
    </Box>
    {children}
  </Flex>
);

type DrawerProps = {
  readonly title: ReactNode;
  /** On the button that opens them, and on the one that leads back to the list. */
  readonly opens: ReactNode;
  readonly shows: ReactNode;
  /** The filters. */
  readonly children: ReactNode;
};

/** Where there is no room beside the list, a button brings its filters in a drawer. */
export function FiltersInDrawer({ title, opens, shows, children }: DrawerProps) {
  const [isFiltering, setFiltering] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        hideFrom="lg"
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
      >
        {opens}
      </Button>
      <Suspense>
        {isFiltering ? (
          <DrawerShell
            title={title}
            onClose={() => setFiltering(false)}
            footer={
              <Button w="full" onClick={() => setFiltering(false)}>
                {shows}
              </Button>
            }
          >
            {children}
          </DrawerShell>
        ) : null}
      </Suspense>
    </>
  );
}
