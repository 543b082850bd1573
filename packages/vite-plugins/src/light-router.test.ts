import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withLooseParts } from './light-router.ts';

const loosened = (code: string) => withLooseParts(code, parseAst(code));

test.each([
  [
    'var Form = React10.forwardRef((props, ref) => null);',
    'var Form = /* @__PURE__ */ (() => React10.forwardRef((props, ref) => null))();',
  ],
  [
    'var Form = React.memo(Plain);Form.displayName = "Form";',
    'var Form = /* @__PURE__ */ (() => React.memo(Plain))();',
  ],
  [
    'var Edge = class extends React.Component {};Edge.contextType = Known;',
    'var Edge = /* @__PURE__ */ (() => Object.assign(class extends React.Component {}, { contextType: Known }))();',
  ],
])('a part of the router may be left out, with what it is given: %s', (code, loose) => {
  expect(loosened(code)).toBe(loose);
});

test.each(['var limit = 1e3;', 'var paths = new Set();', 'function Router() { Router.used = 1; }'])(
  'what is no such part stays as it is: %s',
  (code) => expect(loosened(code)).toBe(code),
);
