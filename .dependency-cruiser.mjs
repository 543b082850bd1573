/** Each rule is one sentence of ARCHITECTURE.md; tests/architecture plants a violation against each. */
const rules = [
  ['domain-takes-facts-as-arguments', '^src/domain', { pathNot: '^src/domain' }],
  [
    'application-asks-through-a-port',
    '^src/application',
    { pathNot: '^src/(application|domain)|node_modules/xstate/' },
  ],
  ['views-ask-and-say-only', '^src/ui', { path: '^src/(infrastructure|composition-root)' }],
  [
    'the-design-kit-knows-no-product',
    '^src/ui/design',
    { path: '^src/', pathNot: '^src/ui/(design/|kernel/kernel\\.messages\\.ts$)' },
  ],
  ['the-catalogue-is-drawn-without-the-cart', '^src/ui/catalogue', { path: '^src/ui/cart' }],
  ['views-do-not-read-the-wire', '^src/ui', { path: '^(contract|server)|node_modules/valibot/' }],
  [
    'adapters-do-not-draw',
    '^src/infrastructure',
    { path: '^src/ui|node_modules/(react|@chakra-ui)/' },
  ],
  [
    'only-bindings-know-the-container',
    '^src/(?!.*\\.bindings\\.ts$|.*/token\\.ts$|composition-root\\.ts$)',
    { path: 'node_modules/inversify/' },
  ],
  ['the-app-does-not-know-the-desk', '^src', { path: '^contract/desk' }],
  ['the-wire-knows-nobody', '^contract', { path: '^(src|server|tools)' }],
  ['the-server-shares-only-rules-and-wire', '^server', { path: '^src/(?!domain)' }],
  ['the-app-does-not-import-the-server', '^src/(?!main\\.tsx$)', { path: '^(server|tools|tests)' }],
  [
    'the-page-opens-only-the-inspector',
    '^src/main\\.tsx$',
    { path: '^(server|tools|tests)', pathNot: '^tools/inspector/entry/entry\\.tsx$' },
  ],
  ['the-kit-knows-neither-tests-nor-views', '^tools/model', { path: '^(tests|src/ui)' }],
  [
    'words-of-machines-are-for-charts',
    '^(src|server|contract)/(?!.*\\.words\\.ts$)',
    { path: '\\.words\\.ts$', pathNot: '^src/application/kernel/shared\\.words\\.ts$' },
  ],
  ['the-inspector-is-imported-on-demand', '^src', { path: '^tools', dynamic: false }],
  [
    'two-files-that-need-each-other-are-one-or-three',
    '^(src|server|contract)',
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ],
];

export default {
  forbidden: rules.map(([name, path, to]) => ({ name, severity: 'error', from: { path }, to })),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
