import type { Plugin } from 'vite';

const never = (what: string, why: string) => `export ${what} { throw new Error('${why}'); }`;

const noClasses = (what: string) =>
  never(what, 'Bind by toResolvedValue: built, the container makes no instances of classes.');

/** Each service is made once, so a plan that is kept would be read again by nothing. */
const NOTHING_KEPT = `export class PlanResultCacheService {
  get() {}
  getByServiceIdentifier() {}
  set() {}
  setNonCachedServiceNode() {}
  invalidateServiceBinding() {}
  clearCache() {}
  subscribe() {}
}`;

/** Of what is known about classes, the container asks here for its own two counters alone. */
const COUNTERS = `const known = new WeakMap();
Reflect.getOwnMetadata = (key, target) => known.get(target)?.get(key);
Reflect.defineMetadata = (key, value, target) =>
  known.set(target, new Map(known.get(target)).set(key, value));`;

const KEPT = 'The container lives as long as the page: what is bound stays bound.';

/** What the container can do and is never asked for here, and what stands there instead. */
const REPLACED = new Map<string, string>([
  [
    '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js',
    noClasses('function InstanceBindingNodeImplementation()'),
  ],
  [
    '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
    noClasses('function getClassMetadata()'),
  ],
  ['@inversifyjs/core/lib/planning/services/PlanResultCacheService.js', NOTHING_KEPT],
  ['reflect-metadata/ReflectLite.js', COUNTERS],
  ...['Bindings', 'Service', 'Module'].map((what): [string, string] => [
    `@inversifyjs/core/lib/resolution/actions/resolve${what}Deactivations.js`,
    never(`function resolve${what}Deactivations()`, KEPT),
  ]),
  [
    '@inversifyjs/core/lib/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js',
    never(
      'function buildNoActivationsResolvedValueBindingNodeResolverJit()',
      'The container writes no code while it runs: the policy of the page forbids that.',
    ),
  ],
]);

/**
 * Bindings name a function and its arguments; what makes and decorates classes stays out of the app, with
 * what makes the same service quicker a second time.
 */
export function lightContainer(): Plugin {
  return {
    name: 'light-container',
    apply: 'build',
    enforce: 'pre',
    load: (id) => REPLACED.get(id.split('/node_modules/').at(-1) ?? '') ?? null,
  };
}
