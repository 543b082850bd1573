import type { Plugin } from 'vite';
import { patchGuard } from './patch-guard.ts';

const SHIM = '\0data-attribute';
const STATICS = '\0component-statics';

/** The components of the first screen that use one function of all that they import. */
const LIGHTENED = ['button', 'group', 'native-select', 'checkmark', 'radiomark'].map(
  (name) => `@chakra-ui/react/dist/esm/components/${name}/`,
);

/**
 * Buttons of the component library use one small function of the library below it, and import the whole of it
 * by name. Bundled, that brings the code of every overlay into the first screen.
 */
export function lightButtons(): Plugin {
  const { meet, hooks } = patchGuard({
    name: 'light-library',
    triedWith: { '@chakra-ui/react': '3.37.0', '@ark-ui/react': '5.39.0' },
    places: LIGHTENED,
  });
  return {
    name: 'light-buttons',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(id, importer = '') {
      if (id !== '@ark-ui/react') return null;
      const place = LIGHTENED.find((component) => importer.includes(component));
      if (place === undefined) return null;
      meet(place);
      return SHIM;
    },
    load: (id) => (id === SHIM ? "export const dataAttr = (on) => (on ? '' : undefined);" : null),
  };
}

/**
 * The library's styles can pass a theme to components and then copy it. This app never does that, and the
 * bundler alone cannot drop the packages that copy.
 */
export function lightStyles(): Plugin {
  const place = 'hoist-non-react-statics';
  const { meet, hooks } = patchGuard({
    name: 'light-library',
    triedWith: { '@emotion/react': '11.14.0', [place]: '3.3.2' },
    places: [place],
  });
  return {
    name: 'light-styles',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(id) {
      if (id !== place) return null;
      meet(place);
      return STATICS;
    },
    load: (id) => (id === STATICS ? 'export default (component) => component;' : null),
  };
}

/** Replacements of React hooks in packages for versions without them. */
const NEWER = new Map([
  ['use-sync-external-store/shim', 'export { useSyncExternalStore } from "react";'],
  [
    'use-sync-external-store/shim/with-selector',
    'export { useSyncExternalStoreWithSelector } from "use-sync-external-store/with-selector";',
  ],
]);

/** Libraries that support older versions of React bundle replacements of hooks that this version has. */
export function lightStores(): Plugin {
  const { meet, hooks } = patchGuard({
    name: 'light-library',
    triedWith: { 'use-sync-external-store': '1.7.0', '@xstate/react': '6.1.0', swr: '2.5.1' },
    places: [...NEWER.keys()],
  });
  return {
    name: 'light-stores',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(id) {
      if (!NEWER.has(id)) return null;
      meet(id);
      return `\0${id}`;
    },
    load: (id) => (id.startsWith('\0') ? (NEWER.get(id.slice(1)) ?? null) : null),
  };
}
