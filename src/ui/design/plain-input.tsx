import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '#ui/design/theme/controls.recipe.ts';

/** A text box without the machinery of form fields: for a search box that is on the first screen. */
export const PlainInput = chakra('input', inputRecipe);
