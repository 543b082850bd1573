import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { footRoom } from '#ui/design/notices-room.ts';
import * as controls from './controls.recipe.ts';
import * as forms from './forms.recipe.ts';
import { choice } from './choice.recipe.ts';
import { notice } from './notice.recipe.ts';
import { opening } from './opening.recipe.ts';
import { iconButton } from './icon-button.recipe.ts';
import { card } from './card.recipe.ts';
import { palette } from './palette.ts';
import { parts } from './plain-parts.recipe.ts';
import { stepper } from './stepper.recipe.ts';
import { SHORT } from './short.ts';
import { suggestion } from './suggestion.recipe.ts';
import { keyframes, textStyles, tokens } from './scale.ts';

const colors = Object.fromEntries(
  Object.entries(palette).map(([name, shades]) => [
    name,
    Object.fromEntries(
      Object.entries(shades).map(([key, { light, dark }]) => [
        key,
        { value: { base: light, _dark: dark } },
      ]),
    ),
  ]),
);

const config = defineConfig({
  preflight: true,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1181px' },
    tokens,
    textStyles,
    keyframes,
    layerStyles: {
      disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
    },
    semanticTokens: {
      colors,
      shadows: {
        rest: {
          value: {
            base: '0 1px 2px rgb(40 33 15 / 0.05), 0 1px 6px rgb(40 33 15 / 0.04)',
            _dark: '0 0 0 1px rgb(255 255 255 / 0.04)',
          },
        },
        raised: {
          value: {
            base: '0 2px 4px rgb(40 33 15 / 0.05), 0 10px 24px rgb(40 33 15 / 0.1)',
            _dark: '0 0 0 1px rgb(255 255 255 / 0.07), 0 10px 24px rgb(0 0 0 / 0.5)',
          },
        },
        float: {
          value: {
            base: '0 4px 12px rgb(40 33 15 / 0.08), 0 24px 64px rgb(40 33 15 / 0.2)',
            _dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 24px 64px rgb(0 0 0 / 0.7)',
          },
        },
      },
    },
    recipes: {
      button: controls.buttonRecipe,
      input: controls.inputRecipe,
      textarea: controls.textareaRecipe,
      link: controls.linkRecipe,
      heading: controls.headingRecipe,
      spinner: controls.spinnerRecipe,
      separator: controls.separatorRecipe,
    },
    slotRecipes: {
      field: forms.fieldRecipe,
      checkbox: forms.checkboxRecipe,
      nativeSelect: forms.nativeSelectRecipe,
    },
  },
  globalCss: {
    ...parts.css,
    ...card.css,
    ...notice.css,
    ...opening.css,
    ...iconButton.css,
    ...stepper.css,
    ...suggestion.css,
    ...choice.css,
    '*': {
      '--global-font-body': 'fonts.body',
      '--global-color-border': 'colors.border',
    },
    /** Sticky elements start below the header from the first paint on. */
    ':root': { '--header-height': { base: 'sizes.16', xl: 'sizes.18' } },
    html: {
      color: 'fg',
      bg: 'bg',
      colorPalette: 'brand',
      textStyle: 'body',
      fontFamily: 'body',
      fontSynthesis: 'none',
      textRendering: 'optimizeLegibility',
      overflowWrap: 'break-word',
      scrollPaddingTop: 'calc(var(--header-height) + var(--page-bar, 0px) + 1rem)',
      scrollPaddingBottom: footRoom,
      [SHORT]: { scrollPaddingTop: '4', scrollPaddingBottom: '4' },
    },
    /** Held back until the page responds (src/early/far-pictures.ts); their frames keep the room. */
    ':root[data-pictures=near] img[loading=lazy]': { display: 'none' },
    /** Of a press that waits for the app: it is taken, and counted where presses add up. */
    '[data-early-pressed]': { opacity: 0.7, cursor: 'progress' },
    '[data-counts][data-early-pressed]': {
      opacity: 1,
      '&::after': { content: 'attr(data-early-pressed)', fontWeight: 'semibold' },
      '& > svg': { display: 'none' },
    },
    /** Only the app knows the total of other choices. */
    '[data-early-panel][data-changed] [data-figure]': { visibility: 'hidden' },
    '*::placeholder': { color: 'fg.subtle', opacity: 1 },
    '*::selection': { bg: 'brand.emphasized', color: 'fg' },
    'h1, h2, h3, h4, p': { overflowWrap: 'anywhere' },
    '*, *::before, *::after': {
      // The reset sets a value on each element, so inheritance would not reach text inside.
      overflowWrap: 'inherit',
      _motionReduce: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
});

/** Own tokens and only the recipes in use: a third of the size of the library's default. */
export const system = createSystem(defaultBaseConfig, config);
