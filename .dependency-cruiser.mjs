/**
 * The modules, each below those that may use it. Pricing counts money and knows no goods: what the
 * catalogue shows is priced by it. The shell stands on all of them and assembles the app.
 */
const MODULES = [
  'kernel',
  'account',
  'payment',
  'wallet',
  'location',
  'pricing',
  'catalogue',
  'cart',
  'parcel',
  'ordering',
  'rental',
  'wishlist',
  'messaging',
  'shell',
];

/** Every layer has a folder a module; the contract has a file a module, or several that begin with its name. */
const LAYERS = '(?:src/(?:domain|application|infrastructure|ui)|server|contract|tests/model)';
const files = (modules) => `^${LAYERS}/(?:${modules.join('|')})(?:/|[.-])`;

/** What stands above and may be imported from below, each with its reason. */
const HANDED_DOWN = [
  // Every view and long-lived listener asks the one root actor. The shell types it, since it assembles it.
  'src/application/shell/(?:services|storefront/(?:selectors|setup|machine))\\.ts$',
  // A map is drawn light or dark as the page is: one selector, and no second store of the theme.
  'src/application/shell/theme/selectors\\.ts$',
  // What the server says of itself (currency, time zone, centre) is one answer for all modules.
  'src/domain/shell/config\\.ts$',
  // Who shops, where, in which module: its parts are of three modules, and every call carries it.
  'src/application/account/(?:scope|session/(?:selectors|machine))\\.ts$',
  // How a walk draws a view as the app does: with its dialogs and notices around it.
  'src/ui/shell/(?:dialogs/dialogs|parts/(?:toasts-view|current-page))\\.tsx$',
  // A zone list and a point are plain values that calls carry; they are named where places are.
  'src/domain/location/(?:zone-list|zone|geo-point)\\.ts$',
];

/** Files that are where several modules meet, each named with its reason. */
const MEETING_PLACES = [
  // Who shops, where, in which module.
  'src/application/account/scope\\.ts$',
  // One database has one list of tables: a query may join those of two modules.
  'server/kernel/schema[a-z.-]*\\.ts$',
  // Who calls, from which zones and module: read from headers before any module is asked.
  'server/kernel/request-headers\\.ts$',
  // Signing in takes the guest's carts along in the same transaction, or it would be lost between two.
  'server/account/guest-carts\\.ts$',
  // An account goes, and is handed over, with all that other modules keep of its customer; what it has used stays known.
  'server/account/(?:remove-account|own-data|former-uses)\\.ts$',
  // A parcel is placed by the call that places orders.
  '(?:src/infrastructure/parcel/api|tests/model/parcel/send-parcel/flow)\\.ts$',
  // Paying is one machine for orders and trips; it is walked by the calls of an order, on the page of one.
  'tests/model/payment/pay/(?:flow|view)\\.tsx?$',
  // Flows that begin with a filled cart, or end with an order.
  'tests/model/(?:account/(?:authenticate|session)|cart/cart)/fixture\\.ts$',
];

const downhill = MODULES.slice(0, -1).map((module, at) => [
  `${module}-depends-downhill`,
  files([module]),
  { path: files(MODULES.slice(at + 1)), pathNot: HANDED_DOWN.join('|') },
  MEETING_PLACES.join('|'),
]);

/** Each rule is one sentence of ARCHITECTURE.md; tests/architecture plants a violation against each. */
const rules = [
  ...downhill,
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
  ['views-do-not-read-the-wire', '^src/ui', { path: '^(contract|server)|node_modules/valibot/' }],
  [
    'adapters-do-not-draw',
    '^src/infrastructure',
    { path: '^src/ui|node_modules/(react|@chakra-ui)/' },
  ],
  [
    'only-bindings-know-the-container',
    '^src/(?!infrastructure/kernel/service\\.ts$)',
    { path: 'node_modules/inversify/' },
  ],
  ['the-app-does-not-know-the-desk', '^src', { path: '^contract/desk' }],
  ['the-contract-imports-no-layer', '^contract', { path: '^(src|server|tools)' }],
  ['the-server-shares-only-rules-and-wire', '^server', { path: '^src/(?!domain)' }],
  [
    'the-app-does-not-import-the-server',
    '^src/(?!boot/inspector\\.ts$)',
    { path: '^(server|tools|tests)' },
  ],
  [
    'the-page-opens-only-the-inspector',
    '^src/boot/inspector\\.ts$',
    { path: '^(server|tools|tests)', pathNot: '^tools/inspector/entry/entry\\.tsx$' },
  ],
  ['packages-do-not-import-the-app', '^packages', { path: '^(src|server|contract|tools|tests)' }],
  // The bench starts the PostgreSQL of the tests; walks and charts are of the flows in tests/model.
  ['tools-work-without-the-tests', '^tools/(?!(?:bench|charts|flows)/)', { path: '^tests' }],
  [
    'tools-use-only-flows-and-test-support',
    '^tools/(?:bench|charts|flows)/',
    { path: '^tests/(?!model/|support/)' },
  ],
  ['what-tests-share-knows-no-test', '^tests/support', { path: '^tests/(?!support/)' }],
  [
    'labels-are-for-charts',
    '^(src|server|contract)/(?!.*[/.]labels\\.ts$)',
    { path: '[/.]labels\\.ts$', pathNot: '^src/application/kernel/shared\\.labels\\.ts$' },
  ],
  ['the-inspector-is-imported-on-demand', '^src', { path: '^tools', dynamic: false }],
  [
    'two-files-that-need-each-other-are-one-or-three',
    '^(src|server|contract)',
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ],
];

export default {
  forbidden: rules.map(([name, path, to, pathNot]) => ({
    name,
    severity: 'error',
    from: { path, ...(pathNot ? { pathNot } : {}) },
    to,
  })),
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
