/** A press or a text on the page before the app has taken it over. */
export type EarlyPress = {
  readonly kind: 'click' | 'submit' | 'input' | 'change';
  readonly on: HTMLElement;
  /** The number of presses on a control that counts; 1 on any other. */
  readonly times: number;
};

/** An input or press in an early panel, by the key of its control. */
export type PanelStep =
  | { readonly kind: 'check'; readonly key: string; readonly checked: boolean }
  | { readonly kind: 'write'; readonly key: string; readonly text: string }
  | { readonly kind: 'press'; readonly key: string; readonly label: string };

/** A panel that stands in for an overlay of the app, from the press on. */
export type EarlyPanel = {
  readonly layer: HTMLElement;
  /** The link or button that was pressed. */
  readonly opener: HTMLElement;
  /** In the order in which they were done. */
  readonly steps: () => readonly PanelStep[];
  /** Gives the focus free: the overlay takes it. */
  readonly release: () => void;
  readonly remove: () => void;
};

/** The early script, as the app finds it at `globalThis.early`. */
export type Early = {
  /** Ends the recording: from now on the app hears presses on the page. */
  readonly end: () => {
    readonly presses: readonly EarlyPress[];
    readonly panel: EarlyPanel | null;
  };
  /** Images outside the viewport may be fetched. */
  readonly fetchFarPictures: () => void;
};
