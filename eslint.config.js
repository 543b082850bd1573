import js from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { testRules } from './tools/lint/test-rules.js';
import { textRules } from './tools/lint/text-rules.js';
import { viewRules } from './tools/lint/view-rules.js';

const impure = ['Date', 'fetch', 'localStorage', 'sessionStorage', 'window', 'document', 'crypto'];
const nothingDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a default export is called something else in every file.',
};

const theRouter = {
  name: 'react-router-dom',
  message:
    'There is one way to the URL: draw a Link (ui/design/link.ts), read the address by useAddress (ui/kernel/use-address.ts), and move by the navigator or a Redirect.',
};
const lateCode = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Code that comes late comes by lazyView, which asks again when the line was down.',
};
const latePlace = {
  name: 'react',
  importNames: ['Suspense'],
  message:
    'What comes late stands in a LatePart, a LateExtra or a LateDialog (ui/kernel/late.tsx): where its code cannot be had, the page stays.',
};
const bareTexts = {
  name: 'react-intl',
  importNames: ['IntlProvider'],
  message:
    'Texts are drawn within a MessagesProvider (ui/kernel/messages-provider.tsx): each stands in an element of its own.',
};
const barePagination = {
  name: '#ui/design/pagination.tsx',
  message:
    'A list is turned by a Pager (ui/kernel/pager.tsx), which says when the page that was turned to could not be read.',
};
const readActor = {
  name: '@xstate/react',
  message:
    'An actor is read by useSelector (ui/kernel/use-actor.ts), or by useStorefront, useSession or useCart; a page starts its own by useFlow.',
};

/* Import lines may: a folder of tools is called api. */
const spelledCall = [
  'Literal:not(ImportDeclaration > Literal)[value',
  'TemplateElement[value.raw',
].map((literal) => ({
  selector: `${literal}=/\\u002Fapi\\u002F/]`,
  message:
    'Name the endpoint of contract/ (its path, pathOf or callName), or a root that it exports.',
}));

const clockMessage =
  'A time of the clock is written by MomentText or momentText, and from when to when by timeRange or hoursText (ui/kernel/time-text.tsx): they name the zone where the clock shows a time twice.';
const clockText = [
  'Identifier[name=/^(formatTime|formatTimeToParts|formatDateTimeRange|FormattedTime|FormattedDateTimeRange)$/]',
  "JSXOpeningElement[name.name='FormattedDate'] > JSXAttribute[name.name=/^(hour|timeStyle)$/]",
  "CallExpression[callee.name='formatDate'] Property[key.name=/^(hour|timeStyle)$/]",
  "CallExpression[callee.property.name='formatDate'] Property[key.name=/^(hour|timeStyle)$/]",
].map((selector) => ({ selector, message: clockMessage }));
const stateName = {
  selector: "CallExpression[callee.property.name='matches']",
  message: "A view asks by selector or tag; it never spells a state's name.",
};
const spelledPage = {
  selector:
    'TemplateLiteral[expressions.length>0] > TemplateElement:first-child[value.raw=/^\\u002F(store|category|search|rental|parcel|checkout|track-order|help-and-support|profile|add-address)\\b/]',
  message:
    'The address of a page is written by paths (application/kernel/path.ts), which knows what a link carries.',
};
const bareCookie = {
  name: 'hono/cookie',
  importNames: ['setCookie', 'setSignedCookie', 'deleteCookie'],
  message:
    'A cookie is sent by sendCookie (server/kernel/cookies.ts), which makes it Secure behind TLS.',
};

export default defineConfig(
  {
    ignores: [
      'dist',
      'build',
      'dist.*',
      'dist-server',
      'dist-server.*',
      'data',
      'coverage',
      'public',
      'docs',
      '**/*.d.ts',
      'tests/architecture/planted',
      'tools/geodata/*.mjs',
      'tools/geodata/source',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        document: 'readonly',
        window: 'readonly',
        localStorage: 'readonly',
        matchMedia: 'readonly',
      },
    },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    // The rules of ESLint itself, of typescript-eslint and of React: .oxlintrc.json.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', nothingDefault, ...spelledCall] },
  },
  {
    files: ['contract/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', nothingDefault] },
  },
  {
    files: ['src/{domain,application}/**/*.ts', 'tools/inspector/core/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...impure.map((name) => ({
          name,
          message: `${name} belongs to an edge: take the fact as an argument, or ask a port.`,
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance belongs to an edge.' },
      ],
    },
  },
  {
    files: ['{src/ui,tools/inspector/views}/**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: {
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
      'no-restricted-globals': [
        'error',
        ...['fetch', 'localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: `Views observe and send; ${name} is an adapter's business.`,
        })),
      ],
      'no-restricted-syntax': ['error', nothingDefault, ...spelledCall, stateName],
    },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    ignores: ['src/ui/kernel/time-text.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        nothingDefault,
        ...spelledCall,
        ...clockText,
        stateName,
        spelledPage,
      ],
    },
  },
  {
    files: ['src/infrastructure/**/*.ts', 'src/composition-root.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        nothingDefault,
        ...spelledCall,
        spelledPage,
        {
          selector:
            'CallExpression[callee.object.type="CallExpression"][callee.property.name=/^(to|toSelf)$/]',
          message:
            'Declare a service: built, the container makes no instances of classes (packages/vite-plugins/src/light-container.ts).',
        },
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['server/kernel/transaction.ts', 'server/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        nothingDefault,
        ...spelledCall,
        {
          selector: "CallExpression[callee.property.name='transaction']",
          message: 'Use inTransaction: it does again what a deadlock or a conflict has undone.',
        },
      ],
    },
  },
  {
    // What is typed into an address bar.
    files: ['src/ui/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', nothingDefault, ...spelledCall, ...clockText, stateName],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['server/kernel/cookies.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [bareCookie] }] },
  },
  {
    files: ['src/ui/**/*.ts', 'src/ui/**/*.tsx'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/ui/design/link.ts',
      'src/ui/kernel/{messages-provider.tsx,router.tsx,use-actor.ts,use-address.ts}',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [theRouter, lateCode, latePlace, readActor, barePagination, bareTexts] },
      ],
    },
  },
  {
    files: ['src/ui/kernel/pager.tsx'],
    rules: {
      'no-restricted-imports': ['error', { paths: [theRouter, lateCode, latePlace, readActor] }],
    },
  },
  {
    // Around a page, a dialog and a map, which have views of their own for what cannot be had.
    files: [
      'src/ui/app.tsx',
      'src/ui/kernel/late.tsx',
      'src/ui/location/parts/map/configured-map.tsx',
      'src/ui/shell/dialogs/dialogs.tsx',
      'src/ui/shell/parts/current-page.tsx',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [theRouter, lateCode, readActor] }] },
  },
  {
    files: ['{tools,tests}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [readActor, bareTexts] }] },
  },
  {
    files: ['src/ui/kernel/lazy-view.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [theRouter, latePlace, readActor] }] },
  },
  {
    files: ['src/ui/**/*.ts', 'src/ui/**/*.tsx'],
    plugins: { views: viewRules },
    rules: { 'views/view-state': 'error', 'views/no-context': 'error' },
  },
  {
    files: ['{src/ui,tools/inspector/views}/**/*.tsx'],
    // The one file that puts texts into elements is given them.
    ignores: ['**/*.test.tsx', 'src/ui/design/text-span.tsx'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { text: textRules },
    rules: { 'text/apart': 'error' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*.ts', 'tests/**/*.tsx'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'off', 'no-restricted-globals': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    ignores: ['tests/e2e/playwright.config.ts'],
    plugins: { tests: testRules },
    rules: {
      'tests/no-sleep': 'error',
      'tests/no-time-limit': 'error',
      'tests/no-retried-action': 'error',
    },
  },
  {
    files: ['tests/**/support/**/*.{ts,tsx}'],
    ignores: ['tests/support/view-setup.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        nothingDefault,
        ...spelledCall,
        {
          selector:
            'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(Each|All)$/]',
          message:
            'Register hooks in a function that each file calls: files share what they import, so an import registers for the first of them alone.',
        },
      ],
    },
  },
  {
    files: ['{src,tools/inspector}/**/*.test.tsx'],
    ...testingLibrary.configs['flat/react'],
  },
  {
    files: ['**/*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
