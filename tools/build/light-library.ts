import type { Plugin } from 'vite';

const SHIM = '\0data-attribute';
const STATICS = '\0component-statics';

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

/**
 * The library's styles can hand a theme to components, and copy then what those carry. This app never asks
 * for that, and the packages that copy cannot be left out by the bundler alone.
 */
export function lightStyles(): Plugin {
  return {
    name: 'light-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'hoist-non-react-statics' ? STATICS : null),
    load: (id) => (id === STATICS ? 'export default (component) => component;' : null),
  };
}

/** Where a hook of React is rebuilt for versions that have none. */
const NEWER = new Map([
  ['use-sync-external-store/shim', 'export { useSyncExternalStore } from "react";'],
  [
    'use-sync-external-store/shim/with-selector',
    'export { useSyncExternalStoreWithSelector } from "use-sync-external-store/with-selector";',
  ],
]);

/** Libraries that support older versions of React bring along what this one has of its own. */
export function lightStores(): Plugin {
  return {
    name: 'light-stores',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (NEWER.has(id) ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? (NEWER.get(id.slice(1)) ?? null) : null),
  };
}
