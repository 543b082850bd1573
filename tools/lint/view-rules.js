/**
 * The allowed local state of views: how they look at this moment, which no other part needs to know. A
 * customer's progress belongs into a machine; state that a link should show again, into the address. A new
 * line here states its kind of presentation.
 */
export const VIEW_STATE = {
  'src/ui/account/dialogs/authenticate-dialog.tsx':
    'the failure that is no longer said, since the password it was about is forgotten',
  'src/ui/account/parts/customers-only.tsx':
    'whether a customer was here: who leaves is not asked on the way home',
  'src/ui/catalogue/use-hover-intent.ts': 'whether a card is hovered',
  'src/ui/catalogue/use-search-text.ts':
    'the words while they are typed: after a pause they stand in the address, where the list, a link and Back find them',
  'src/ui/catalogue/parts/search-box.tsx':
    'the option under the arrow keys, the text while the code that takes it is on its way, and what was searched for while the page of results is',
  'src/ui/kernel/filters-in-drawer.tsx':
    'whether the filters of a narrow window are open: what they say stands in the address',
  'src/ui/cart/dialogs/select-item/item-dialog.tsx':
    'the last item that could be read, drawn while it is read anew: the machine is given each that has come',
  'src/ui/catalogue/parts/reviews-button.tsx': 'whether the reviews are open over the page',
  'src/ui/catalogue/parts/reviews-dialog.tsx':
    'how many pages of reviews are unfolded: each is a plain read of its own',
  'src/ui/design/form-fields.tsx': 'whether a password is shown',
  'src/ui/design/picture.tsx': 'whether a file could be loaded',
  'src/ui/design/read-more.tsx': 'whether a text is unfolded',
  'src/ui/kernel/calendar.tsx': 'the month that is shown, and the day under the arrow keys',
  'src/ui/design/when-near.tsx': 'whether a part of a page has come near the window',
  'src/ui/design/use-section-in-sight.ts': 'which part of a page is in sight',
  'src/ui/design/announcer.tsx': 'the element from which texts are read aloud',
  'src/ui/design/carousel.tsx': 'the element that its arrows scroll',
  'src/ui/design/carousel-arrows.tsx': 'which end of a row is in sight',
  'src/ui/design/use-autoplay.ts':
    'which of several pictures is shown, and whether they follow one another by themselves',
  'src/ui/design/use-turn-to-open.ts': 'whether the turn of a dialog to open has come',
  'src/ui/design/tabs.tsx': 'the open tab, where the caller does not hold it',
  'src/ui/kernel/lazy-view.ts': 'which code a part was first rendered with',
  'src/ui/kernel/failures-together.tsx': 'which parts of a page could not be read',
  'src/ui/kernel/opening.tsx': 'which link has just been pressed, until what it opens is drawn',
  'src/ui/kernel/use-after.ts': 'whether a view has been there for a while',
  'src/ui/kernel/use-late.ts': 'whether code has been fetched',
  'src/ui/kernel/use-late-child.ts':
    'which child of the storefront is drawn, a moment after it runs',
  'src/ui/kernel/use-missing-pages.ts': 'which pages of a list could not be read',
  'src/ui/kernel/use-read.ts': 'the page of a list that is shown until the next one has come',
  'src/ui/kernel/use-seconds-left.ts': 'the moment to which the shown seconds count',
  'src/ui/kernel/use-visit.ts':
    'which visit of a page this is: each runs a machine of its own, and none can count those before it',
  'src/ui/location/parts/compass.tsx': 'how far one press moves the pin',
  'src/ui/location/parts/location-search.tsx': 'the option under the arrow keys',
  'src/ui/location/parts/map/google-map-canvas.tsx': 'the camera of a map',
  'src/ui/location/parts/map/leaflet-map-canvas.tsx': 'the map that is drawn into an element',
  'src/ui/location/parts/map/map-panel.tsx': 'the zoom of a map',
  'src/ui/ordering/use-asked-page.ts':
    'what was to be checked out before the address began to name the placed orders instead',
  'src/ui/ordering/parts/address-choices.tsx': 'whether a long list of addresses is unfolded',
  'src/ui/ordering/parts/slot-picker.tsx': 'the day whose times are listed',
  'src/ui/payment/use-shown-payment.ts':
    'whether what is paid by now was owed here: that stays in sight until the order goes on',
  'src/ui/rental/parts/day-field.tsx': 'whether the calendar is unfolded',
  'src/ui/rental/parts/searched-trip.tsx':
    'whether the form beside a trip that was searched is unfolded',
  'src/ui/shell/dialogs/dialogs.tsx': 'whether a dialog is drawn, so that what stood for it leaves',
  'src/ui/shell/parts/side-rail.tsx': 'whether the rail is wide',
};

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** @type {import('eslint').Rule.RuleModule} */
const viewState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unlisted:
        'A view keeps no flow: {{hook}} belongs into a machine, or into the address. State that is only how something looks is listed, with its reason, in tools/lint/view-rules.js.',
    },
  },
  create(context) {
    const path = context.filename.replaceAll('\\', '/').replace(/^.*\/(?=src\/ui\/)/, '');
    if (isTest(path) || path in VIEW_STATE) return {};
    return {
      'CallExpression[callee.name=/^(useState|useReducer)$/]'(node) {
        context.report({ node, messageId: 'unlisted', data: { hook: node.callee.name } });
      },
    };
  },
};

/** @type {import('eslint').Rule.RuleModule} */
const noContext = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      context:
        "A view reads an actor by its selectors: what stands in a machine's context is the machine's own business.",
    },
  },
  create(context) {
    if (isTest(context.filename)) return {};
    const report = (node) => context.report({ node, messageId: 'context' });
    return {
      "MemberExpression[computed=false][property.name='context']": report,
      "ObjectPattern > Property[key.name='context']": report,
    };
  },
};

/** Rules for views only. tests/architecture plants a violation against each. */
export const viewRules = { rules: { 'view-state': viewState, 'no-context': noContext } };
