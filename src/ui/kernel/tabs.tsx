import { Tabs as Parts } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Tab = {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
};

type Props = {
  /** What the tabs choose between, read aloud. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onChange?: (value: string) => void;
};

/** Panels of which one is seen; the arrow keys move between their tabs. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const [first] = tabs;
  const chosen = value === undefined ? { defaultValue: first?.value ?? '' } : { value };
  return (
    <Parts.Root {...chosen} onValueChange={(change) => onChange?.(change.value)} lazyMount>
      <Parts.List aria-label={label}>
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
