import { Drawer, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CloseCross } from './close-cross.tsx';
import { staysOpen } from './interact-outside.ts';
import { keepFocusInSight } from './keep-focus-in-sight.ts';
import { asThePage } from './reading-direction.ts';
import { drawerRecipe } from './theme/overlays.recipe.ts';
import { comesAndGoes, useTakesPlace } from './stand-in.ts';
import { toastRegions } from './toast-regions.ts';
import { useFirstFocus, type FirstFocus } from './use-first-focus.ts';
import { useFrame } from './use-frame.ts';
import { useFocusTrap } from './use-focus-trap.ts';
import { useHistoryEntry } from './use-history-entry.ts';
import { useTurnToOpen } from './use-turn-to-open.ts';
import { Part } from './part.tsx';

type Props = {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly side?: 'start' | 'end';
  /** Maximum width; fills a narrower window. */
  readonly width?: string;
  readonly firstFocus?: FirstFocus;
  readonly children: ReactNode;
  readonly padding?: string;
  /** True if a link opened it, which already made the history entry. */
  readonly linked?: boolean;
};

export function DrawerShell(props: Props) {
  return useTurnToOpen() ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({
  title,
  onClose,
  footer,
  side = 'end',
  width = '420px',
  firstFocus,
  children,
  padding,
  linked = false,
}: Props) {
  useHistoryEntry({ linked, onBack: onClose });
  useTakesPlace();
  const { content, initialFocusEl } = useFirstFocus(firstFocus);
  useFrame(content);
  useFocusTrap({ content, initialFocus: initialFocusEl });
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open
      placement={side}
      persistentElements={toastRegions}
      {...staysOpen}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      trapFocus={false}
      initialFocusEl={initialFocusEl}
    >
      <Portal>
        <div ref={comesAndGoes}>
          <Drawer.Backdrop />
          <Drawer.Positioner dir={asThePage}>
            <Drawer.Content ref={content} dir={asThePage} maxW={width}>
              <Drawer.Header>
                <Drawer.Title dir={asThePage} tabIndex={-1}>
                  {title}
                </Drawer.Title>
              </Drawer.Header>
              <Drawer.Body
                ref={keepFocusInSight}
                {...(padding === undefined ? {} : { p: padding })}
              >
                <Part>{children}</Part>
              </Drawer.Body>
              {footer ? (
                <Drawer.Footer data-foot="">
                  <Part>{footer}</Part>
                </Drawer.Footer>
              ) : null}
              <Drawer.CloseTrigger dir={asThePage} asChild>
                <CloseCross />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </div>
      </Portal>
    </Drawer.Root>
  );
}
