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
  // The container numbers its bindings with it; the rest of it is for decorators.
  [
    'reflect-metadata/ReflectLite.js',
    `const kept = new Map();
     Reflect.getOwnMetadata = Reflect.getMetadata = (key) => kept.get(key);
     Reflect.defineMetadata = (key, value) => void kept.set(key, value);`,
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
