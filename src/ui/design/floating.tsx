import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Over everything, dialogs included, so that nothing that scrolls cuts it off or grows by it. */
const Layer = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    width: 'full',
    height: 'full',
    maxW: 'none',
    maxH: 'none',
    m: '0',
    p: '2',
    border: '0',
    bg: 'transparent',
    color: 'fg',
    display: 'grid',
    placeItems: 'center',
    overflow: 'auto',
  },
});

/** Below what it belongs to or above it, where there is room; in the middle of a low window. */
const Panel = chakra('div', {
  base: {
    borderRadius: 'xl',
    boxShadow: 'float',
    '@media (min-height: 46rem)': {
      '@supports (position-area: block-end)': {
        position: 'fixed',
        positionArea: 'block-end span-inline-end',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        my: '1',
      },
    },
  },
});

type Props = {
  readonly id: string;
  /** The `anchor-name` of what it belongs to. */
  readonly beside: string;
  /** A press beside it, which reaches nothing else. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** A panel that floats beside a control while it is there. */
export const Floating = ({ id, beside, onLeave, children }: Props) => (
  <Layer
    ref={show}
    popover="manual"
    onClick={({ target, currentTarget }) => (target === currentTarget ? onLeave() : undefined)}
  >
    <Panel id={id} style={{ positionAnchor: beside }}>
      {children}
    </Panel>
  </Layer>
);

const show = (layer: HTMLElement | null) => layer?.showPopover?.();

/** The `anchor-name` of a control whose panel has this id. */
export const anchorOf = (panel: string): string => `--${panel}`;
