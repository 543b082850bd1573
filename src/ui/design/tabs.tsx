import { Box, chakra, HStack } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Part } from './part.tsx';

export type Tab = {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
};

type Props = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onChange?: (value: string) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs({ label, tabs, value, onChange }: Props) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.value);
  const open = tabs.find((tab) => tab.value === (value ?? own)) ?? tabs[0];
  if (!open) return null;
  const choose = (tab: Tab) => {
    setOwn(tab.value);
    onChange?.(tab.value);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbour(tabs, open, event);
    if (!next) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };

  return (
    <Box>
      <HStack
        role="tablist"
        aria-label={label}
        gap="1"
        borderBottomWidth="1px"
        overflowX="auto"
        scrollbarWidth="none"
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <TabButton key={tab.value} id={id} tab={tab} open={tab === open} choose={choose} />
        ))}
      </HStack>
      <Box
        key={open.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open.value}`}
        tabIndex={0}
        pt="5"
        borderRadius="md"
        outline="0"
        focusVisibleRing="outside"
      >
        <Part>{open.content}</Part>
      </Box>
    </Box>
  );
}

type ButtonProps = {
  readonly id: string;
  readonly tab: Tab;
  readonly open: boolean;
  readonly choose: (tab: Tab) => void;
};

function TabButton({ id, tab, open, choose }: ButtonProps) {
  return (
    <chakra.button
      type="button"
      role="tab"
      id={`${id}-${tab.value}`}
      aria-selected={open}
      aria-controls={open ? `${id}-panel` : undefined}
      tabIndex={open ? 0 : -1}
      onClick={() => choose(tab)}
      minH="11"
      px="4"
      textStyle="label"
      whiteSpace="nowrap"
      cursor="button"
      outline="0"
      focusVisibleRing="inside"
      borderTopRadius="md"
      borderBottomWidth="2px"
      borderColor={open ? 'brand.solid' : 'transparent'}
      color={open ? 'brand.fg' : 'fg.muted'}
      _hover={{ color: open ? 'brand.fg' : 'fg' }}
      css={{
        '@media (forced-colors: active)': { borderColor: open ? 'Highlight' : 'Canvas' },
      }}
    >
      {tab.label}
    </chakra.button>
  );
}

function neighbour(tabs: readonly Tab[], open: Tab, event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Home') return tabs[0];
  if (event.key === 'End') return tabs.at(-1);
  const step = STEPS[event.key];
  if (step === undefined) return undefined;
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const at = tabs.indexOf(open) + (mirrored ? -step : step);
  return tabs[(at + tabs.length) % tabs.length];
}
