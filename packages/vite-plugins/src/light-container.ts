import { readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';
import { exportsOf, patchGuard } from './patch-guard.ts';

const never = (what: string, why: string) => `export ${what} { throw new Error('${why}'); }`;

const noClasses = (what: string) =>
  never(what, 'Declare a service: built, the container makes no instances of classes.');

/** Each service is created once, so a cached plan would never be read again. */
const NOTHING_KEPT = `export class PlanResultCacheService {
  get() {}
  getByServiceIdentifier() {}
  set() {}
  setNonCachedServiceNode() {}
  invalidateServiceBinding() {}
  clearCache() {}
  subscribe() {}
}`;

/** The only class metadata that the container needs here is its two counters. */
const COUNTERS = `const known = new WeakMap();
Reflect.getOwnMetadata = (key, target) => known.get(target)?.get(key);
Reflect.defineMetadata = (key, value, target) =>
  known.set(target, new Map(known.get(target)).set(key, value));`;

const MANAGERS = '@inversifyjs/container/lib/container/services/';
const PLANNING = '@inversifyjs/core/lib/planning/';
const SERVICES = '@inversifyjs/core/lib/binding/services/';

const empty = (what: string) => `export class ${what} {}`;

/** Bindings have neither conditions nor scopes to choose from. */
const BINDINGS = `import { BindToFluentSyntaxImplementation } from '../../binding/models/BindingFluentSyntaxImplementation.js';
export class BindingManager {
  #bindings;
  constructor(deactivationParams, defaultScope, planResultCacheManager, { bindingService }) {
    this.#bindings = bindingService;
  }
  bind(id) {
    return new BindToFluentSyntaxImplementation((binding) => this.#bindings.set(binding), undefined, undefined, id);
  }
  isBound(id) {
    return this.#bindings.get(id) !== undefined;
  }
}`;

const SYNTAX = `import { bindingScopeValues, bindingTypeValues, getBindingId } from '@inversifyjs/core';
const singleton = { inSingletonScope() {} };
export class BindToFluentSyntaxImplementation {
  #add;
  constructor(set, moduleId, scope, serviceIdentifier) {
    this.#add = (type, value) => {
      set({
        type,
        value,
        serviceIdentifier,
        id: getBindingId(),
        cache: { isRight: false, value: undefined },
        isSatisfiedBy: () => true,
        scope: bindingScopeValues.Singleton,
      });
      return singleton;
    };
  }
  toConstantValue(value) {
    this.#add(bindingTypeValues.ConstantValue, value);
  }
  toDynamicValue(make) {
    return this.#add(bindingTypeValues.DynamicValue, make);
  }
}
${['In', 'On', 'When', 'WhenOn', 'InWhenOn'].map((of) => `export class Bind${of}FluentSyntaxImplementation {}`).join('\n')}`;

const NOTHING_ACTIVATED = `export class ActivationsService {
  static build() {
    return new ActivationsService();
  }
  get() {}
  subscribeOnce() {}
}`;

const KEPT = 'The container lives as long as the page: what is bound stays bound.';

/** Features of the container that the app never uses, and their replacements. */
export const REPLACED: ReadonlyMap<string, string> = new Map<string, string>([
  [
    '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js',
    noClasses('function InstanceBindingNodeImplementation()'),
  ],
  [
    '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
    noClasses('function getClassMetadata()'),
  ],
  [`${PLANNING}services/PlanResultCacheService.js`, NOTHING_KEPT],
  ...[
    'ContainerModuleManager',
    'PluginManager',
    'SnapshotManager',
    'DeactivationParamsManager',
  ].map((what): [string, string] => [`${MANAGERS}${what}.js`, empty(what)]),
  [`${MANAGERS}BindingManager.js`, BINDINGS],
  ['@inversifyjs/container/lib/binding/models/BindingFluentSyntaxImplementation.js', SYNTAX],
  [`${SERVICES}ActivationsService.js`, NOTHING_ACTIVATED],
  [`${SERVICES}DeactivationsService.js`, 'export class DeactivationsService { static build() {} }'],
  // Called while the file is evaluated.
  [`${PLANNING}actions/currySubplan.js`, 'export function currySubplan() {}'],
  [
    `${PLANNING}calculations/curryBuildPlanServiceNodeFromOptions.js`,
    'export function curryBuildPlanServiceNodeFromOptions() {}',
  ],
  ...['Plan', 'Resolve'].map((what): [string, string] => [
    `${PLANNING}calculations/handle${what}Error.js`,
    `export function handle${what}Error(params, error) { throw error; }`,
  ]),
  ['reflect-metadata/ReflectLite.js', COUNTERS],
  ...['Bindings', 'Service', 'Module'].map((what): [string, string] => [
    `@inversifyjs/core/lib/resolution/actions/resolve${what}Deactivations.js`,
    never(`function resolve${what}Deactivations()`, KEPT),
  ]),
  [
    '@inversifyjs/core/lib/planning/models/ResolvedValueBindingNodeImplementation.js',
    never(
      'function ResolvedValueBindingNodeImplementation()',
      'Declare a service: built, the container resolves no lists of arguments.',
    ),
  ],
]);

const TRIED_WITH = {
  inversify: '8.2.3',
  '@inversifyjs/core': '15.0.1',
  'reflect-metadata': '0.2.2',
} as const;

/**
 * Services are constants and functions of the container; the app drops the code that creates and decorates
 * classes, that resolves lists of arguments, and the caches for a second creation.
 */
export function lightContainer(): Plugin {
  const { meet, hooks } = patchGuard({
    name: 'light-container',
    triedWith: TRIED_WITH,
    places: [...REPLACED.keys()],
  });
  return {
    name: 'light-container',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    load(id) {
      const place = id.split('/node_modules/').at(-1) ?? '';
      const instead = REPLACED.get(place);
      if (instead === undefined) return null;
      meet(place);
      const misfit = misfitOf(readFileSync(id, 'utf8'), instead);
      if (misfit) this.error(`light-container: ${place} ${misfit}`);
      return instead;
    },
  };
}

/** Returns how the exports of a replacement differ from the original; null when they match. */
export function misfitOf(original: string, instead: string): string | null {
  const [was, is] = [original, instead].map((code) => exportsOf(parseAst(code)).join(', '));
  return was === is
    ? null
    : `exports ${was || 'nothing'}, and what stands in its place ${is || 'nothing'}.`;
}
