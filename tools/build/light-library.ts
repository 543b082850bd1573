import type { Plugin } from 'vite';

const SHIM = '\0data-attribute';

/**
 * Buttons of the component library want one small function of the library below it, and import the whole
 * of it by name. Bundled, that drags the machinery of every overlay into the first screen.
 */
export function lightButtons(): Plugin {
  return {
    name: 'light-buttons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '@ark-ui/react' &&
      /@chakra-ui\/react\/dist\/esm\/components\/(button|group|native-select|checkmark|radiomark)\//.test(
        importer ?? '',
      )
        ? SHIM
        : null,
    load: (id) => (id === SHIM ? "export const dataAttr = (on) => (on ? '' : undefined);" : null),
  };
}
