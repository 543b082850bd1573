import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Pushes a history entry that Back closes; returns how to remove it. */
type OpenEntry = (onBack: () => void) => () => void;

/** Provided by the app; by default dialogs leave the history alone. */
export const DialogHistoryContext = createContext<OpenEntry | null>(null);

type Props = {
  /** True if a link opened the dialog and made its history entry. */
  readonly linked: boolean;
  /** Without it the dialog cannot be dismissed, and Back leaves it open. */
  readonly onBack: (() => void) | undefined;
};

/** Back closes the dialog as its cross does, and reveals the unchanged page beneath. */
export function useHistoryEntry({ linked, onBack }: Props): void {
  const openEntry = useContext(DialogHistoryContext);
  const close = useEffectEvent(() => onBack?.());
  useEffect(
    () => (linked || !openEntry ? undefined : openEntry(() => close())),
    [linked, openEntry],
  );
}
