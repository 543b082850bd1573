import { Button } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { LateDialog } from './late.tsx';
import { lazyView } from './lazy-view.ts';

const DrawerShell = lazyView(async () => (await import('#ui/design/drawer-shell.tsx')).DrawerShell);

type Props = {
  readonly title: ReactNode;
  readonly opens: ReactNode;
  readonly shows: ReactNode;
  readonly children: ReactNode;
};

export function FiltersInDrawer({ title, opens, shows, children }: Props) {
  const [isFiltering, setFiltering] = useState(false);
  const close = () => setFiltering(false);
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
      {isFiltering ? (
        <LateDialog onLeave={close}>
          <DrawerShell
            title={title}
            onClose={close}
            footer={
              <Button w="full" onClick={close}>
                {shows}
              </Button>
            }
          >
            {children}
          </DrawerShell>
        </LateDialog>
      ) : null}
    </>
  );
}
