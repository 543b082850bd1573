import type { Plugin } from 'vite';

const noClasses = (what: string) =>
  `export ${what} { throw new Error('Bind by toResolvedValue: built, the container makes no instances of classes.'); }`;

/** Where the container would learn about classes, and what stands there instead. */
const REPLACED = new Map([
  [
    '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js',
    noClasses('function InstanceBindingNodeImplementation()'),
  ],
  [
    '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
    noClasses('function getClassMetadata()'),
  ],
]);

/** Bindings name a function and its arguments; what makes and decorates classes stays out of the app. */
export function lightContainer(): Plugin {
  return {
    name: 'light-container',
    apply: 'build',
    enforce: 'pre',
    load: (id) => REPLACED.get(id.split('/node_modules/').at(-1) ?? '') ?? null,
  };
}
