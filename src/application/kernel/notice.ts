import type { LineId } from '#domain/cart/cart.ts';

/**
 * What the server tells the customer in passing, as facts. The words are the view's. `said` is a
 * sentence of the server's own, shown as it came.
 */
export type Notice =
  | { readonly kind: 'locationSet' }
  | { readonly kind: 'receiverLocationSet' }
  | { readonly kind: 'locationOutside' }
  | { readonly kind: 'locationIncomplete' }
  | { readonly kind: 'currentLocationOutside' }
  | { readonly kind: 'addYourLocation' }
  /** The place set earlier is no longer in any zone: nothing is lost, but nothing can be ordered. */
  | { readonly kind: 'placeNoLongerServed' }
  | { readonly kind: 'moduleSelected' }
  | { readonly kind: 'moduleMustBeSelected' }
  | { readonly kind: 'itemAdded' }
  | { readonly kind: 'itemUpdated' }
  | { readonly kind: 'itemRemoved'; readonly line: LineId; readonly name: string }
  | { readonly kind: 'cartCleared' }
  | { readonly kind: 'selectedItemAdded' }
  | { readonly kind: 'cartRestored' }
  | { readonly kind: 'stockReached' }
  | { readonly kind: 'maximumReached' }
  | { readonly kind: 'choiceMissing'; readonly group: string }
  | {
      readonly kind: 'choicesOutOfBounds';
      readonly group: string;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'variationOutOfStock' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'outOfLimits' }
  | { readonly kind: 'noChanges' }
  | { readonly kind: 'notAvailableNow' }
  | { readonly kind: 'signInRequired' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'languageChanged' }
  | { readonly kind: 'orderIdCopied' }
  | { readonly kind: 'orderCanceled' }
  | { readonly kind: 'somethingWentWrong' }
  /** The server cannot answer for a moment, and has said so. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'said'; readonly text: string };

export type Tone = 'success' | 'error' | 'info';

const SUCCESSES: readonly Notice['kind'][] = [
  'locationSet',
  'receiverLocationSet',
  'moduleSelected',
  'itemAdded',
  'itemUpdated',
  'itemRemoved',
  'cartCleared',
  'selectedItemAdded',
  'cartRestored',
  'signedIn',
  'signedOut',
  'languageChanged',
  'orderIdCopied',
  'orderCanceled',
];

/** Errors interrupt a screen reader and stay until dismissed; the rest is polite and passes. */
export const toneOf = (notice: Notice): Tone =>
  SUCCESSES.includes(notice.kind) ? 'success' : 'error';

/** Notices that offer to take back what they tell of. */
export type Undoable = Extract<Notice, { readonly kind: 'itemRemoved' | 'cartCleared' }>;

export const isUndoable = (notice: Notice): notice is Undoable =>
  notice.kind === 'itemRemoved' || notice.kind === 'cartCleared';

const SHOWN_IN_PLACE: readonly Notice['kind'][] = [
  'choiceMissing',
  'choicesOutOfBounds',
  'variationOutOfStock',
  'outOfStock',
  'outOfLimits',
  'noChanges',
  'placeNoLongerServed',
];

/** What is said about a choice that is being made: it goes once the choice is mended or given up. */
export const ABOUT_A_CHOICE = [
  'choiceMissing',
  'choicesOutOfBounds',
  'variationOutOfStock',
  'outOfStock',
  'outOfLimits',
  'noChanges',
  'stockReached',
  'maximumReached',
] as const satisfies readonly Notice['kind'][];

/** Errors that stand on the page as well, where they can be mended: the notice may go by itself. */
export const isShownInPlace = ({ kind }: Notice): boolean => SHOWN_IN_PLACE.includes(kind);
