import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Opens an entry of the history for a dialog that Back closes; returns how to take it back. */
type OpenEntry = (onBack: () => void) => () => void;

/** Given by the app; without it, dialogs leave the history alone. */
export const DialogHistoryContext = createContext<OpenEntry | null>(null);

type Props = {
  /** Whether the address opened the dialog, and its link has made the entry. */
  readonly linked: boolean;
  /** Without it the dialog cannot be dismissed, and Back leaves it open. */
  readonly onBack: (() => void) | undefined;
};

/** Back closes the dialog, as its cross does, and leads to the page beneath as it was. */
export function useHistoryEntry({ linked, onBack }: Props): void {
  const openEntry = useContext(DialogHistoryContext);
  const close = useEffectEvent(() => onBack?.());
  useEffect(
    () => (linked || !openEntry ? undefined : openEntry(() => close())),
    [linked, openEntry],
  );
}
