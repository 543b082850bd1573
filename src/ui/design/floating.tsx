import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Top layer, above dialogs: no scroll container clips it or grows by it. */
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

/** Below the anchor or above it, by room; centred in a low window. */
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
  readonly beside: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

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

/** `anchor-name` of the control for this panel id. */
export const anchorOf = (panel: string): string => `--${panel}`;
