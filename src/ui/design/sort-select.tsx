import { Box, NativeSelect } from '@chakra-ui/react';
import { Icon } from './icon.tsx';

type Props<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly text: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
};

export function SortSelect<Value extends string>(props: Props<Value>) {
  const { label, values, chosen, text, onChoose } = props;
  const choose = (raw: string) => {
    const value = values.find((one) => one === raw);
    if (value) onChoose(value);
  };
  return (
    <Box minW="0" w={{ base: 'full', sm: '14rem' }}>
      <NativeSelect.Root>
        <NativeSelect.Field
          aria-label={label}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {text(value)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevronDown" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Box>
  );
}
