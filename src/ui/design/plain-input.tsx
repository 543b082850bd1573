import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '#ui/design/theme/controls.recipe.ts';

/** A text input without field machinery, for a search box on the first screen. */
export const PlainInput = chakra('input', inputRecipe);
