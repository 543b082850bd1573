import { Box, Center, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Module } from '#domain/catalogue/module.ts';
import { chosenInForcedColors } from '#ui/design/theme/choice.recipe.ts';
import { ModuleIcon } from './module-icon.tsx';
import { messages } from '#ui/catalogue/choose-module.messages.ts';

type Props = {
  readonly module: Module;
  readonly chosen?: boolean;
  readonly onChoose: () => void;
};

export function ModuleTile({ module, chosen = false, onChoose }: Props) {
  return (
    <chakra.button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      display="flex"
      flexDirection="column"
      gap="3"
      p="3"
      textAlign="start"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor={chosen ? 'brand.solid' : 'border'}
      borderRadius="xl"
      cursor="button"
      outline="0"
      focusVisibleRing="outside"
      colorPalette="brand"
      transition="border-color 120ms, box-shadow 120ms, transform 120ms"
      _hover={{ borderColor: 'brand.solid', boxShadow: 'float', transform: 'translateY(-2px)' }}
      css={chosenInForcedColors}
      _motionReduce={{ transition: 'none', _hover: { transform: 'none' } }}
    >
      <Center h={{ base: '20', md: '24' }} borderRadius="lg" bg="brand.subtle">
        <ModuleIcon src={module.icon} sizes="64px" h={{ base: '14', md: '16' }} />
      </Center>
      <Box px="1" pb="1">
        <Text as="span" display="block" textStyle="subheading">
          {module.name}
        </Text>
        {module.storeCount > 0 ? (
          <Text as="span" display="block" textStyle="caption" color="fg.muted">
            <FormattedMessage
              {...messages[module.type === 'rental' ? 'providers' : 'stores']}
              values={{ count: module.storeCount }}
            />
          </Text>
        ) : null}
      </Box>
    </chakra.button>
  );
}
