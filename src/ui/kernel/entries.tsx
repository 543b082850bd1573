import { Box } from '@chakra-ui/react';
import { createContext, useContext, type ComponentType } from 'react';

/** Where around the pages a module may put something of its own. */
export type Slot =
  /** Above the header, across the window. */
  | 'bar'
  /** Beside the logo. */
  | 'headerStart'
  /** In the header of wide windows. */
  | 'headerTools'
  /** At the end of the header; rendered a little after the rest. */
  | 'headerWidgets'
  /** How the app looks and speaks, on the page of a customer's settings. */
  | 'settings'
  /** On the page of a customer's profile, below what is known of them. */
  | 'profile'
  /** At the foot of a phone's window, above the tabs. */
  | 'foot'
  /** The tabs at the foot of a phone's window. */
  | 'tabs'
  /** On the home of what sells items, below its first stores. */
  | 'home'
  /** The drawer of narrow windows. */
  | 'menu';

export type Entry<In extends Slot = Slot> = {
  readonly slot: In;
  /** Its place among the others, from the start. */
  readonly position: number;
  readonly view: ComponentType;
  /** Narrow windows have it in the menu. */
  readonly wideOnly?: true;
};

/** What a module adds around the pages. */
export const defineEntries = <const In extends Slot>(
  entries: readonly Entry<In>[],
): readonly Entry<In>[] => entries;

/** All modules' entries, as the app gives them. */
export const EntriesContext = createContext<readonly Entry[]>([]);

/** What the modules have put here, in order. */
export function Entries({ slot }: { readonly slot: Exclude<Slot, 'menu' | 'tabs' | 'foot'> }) {
  return <EntriesOf entries={useContext(EntriesContext).filter((entry) => entry.slot === slot)} />;
}

export function EntriesOf({ entries }: { readonly entries: readonly Entry[] }) {
  return entries
    .toSorted((one, other) => one.position - other.position)
    .map(({ position, view: View, wideOnly }) =>
      wideOnly ? (
        // What has nothing to show takes no gap either: the room kept for the widgets is as wide as they are.
        <Box key={position} hideBelow="xl" css={{ '&:empty': { display: 'none' } }}>
          <View />
        </Box>
      ) : (
        <View key={position} />
      ),
    );
}
