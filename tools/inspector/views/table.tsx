import { Box, chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
const Cell = chakra('td', {
  base: {
    px: '2',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
});

type Props = {
  readonly label: ReactNode;
  readonly head: readonly ReactNode[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The maximum height before it scrolls. */
  readonly maxH?: string;
  /** The minimum width before it scrolls. */
  readonly minW?: string;
  /** True for a table that scrolls to its end, such as a growing log. */
  readonly showsEnd?: boolean;
};

/** A table that scrolls in its own frame, by keyboard too. */
export function Table({ label, head, rows, maxH, minW, showsEnd = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const last = rows.at(-1)?.key;
  useLayoutEffect(() => {
    if (showsEnd && frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [showsEnd, last]);
  return (
    <Box
      ref={frame}
      overflow="auto"
      tabIndex={0}
      focusVisibleRing="outside"
      {...(maxH ? { maxH } : {})}
    >
      <chakra.table
        w="full"
        {...(minW ? { minW } : {})}
        textStyle="caption"
        borderCollapse="collapse"
      >
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((one, column) => (
              <chakra.th
                key={column}
                scope="col"
                textAlign="start"
                px="2"
                py="1.5"
                color="fg.muted"
                position="sticky"
                top="0"
                bg="bg"
              >
                {one}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <Cell key={column}>{cell}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
