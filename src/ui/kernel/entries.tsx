import { Box } from '@chakra-ui/react';
import { createContext, useContext, type ComponentType } from 'react';

export type Slot =
  | 'bar'
  | 'headerStart'
  | 'headerTools'
  | 'headerWidgets'
  | 'settings'
  | 'profile'
  | 'foot'
  | 'tabs'
  | 'home'
  | 'menu';

export type Entry<In extends Slot = Slot> = {
  readonly slot: In;
  /** Sort position within the slot, from the start. */
  readonly position: number;
  readonly view: ComponentType;
  /** True: narrow windows have it in the menu instead. */
  readonly wideOnly?: true;
};

export const defineEntries = <const In extends Slot>(
  entries: readonly Entry<In>[],
): readonly Entry<In>[] => entries;

export const EntriesContext = createContext<readonly Entry[]>([]);

export function Entries({ slot }: { readonly slot: Exclude<Slot, 'menu' | 'tabs' | 'foot'> }) {
  return <EntriesOf entries={useContext(EntriesContext).filter((entry) => entry.slot === slot)} />;
}

export function EntriesOf({ entries }: { readonly entries: readonly Entry[] }) {
  return entries
    .toSorted((one, other) => one.position - other.position)
    .map(({ position, view: View, wideOnly }) =>
      wideOnly ? (
        // An empty entry must not leave a gap: the room reserved for the widgets is exact.
        <Box key={position} hideBelow="xl" css={{ '&:empty': { display: 'none' } }}>
          <View />
        </Box>
      ) : (
        <View key={position} />
      ),
    );
}
