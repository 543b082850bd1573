import { createContext, use, useEffect, useState } from 'react';
import type { Money } from '#domain/kernel/money.ts';
import type { Elements } from '#ui/design/elements.ts';

export type KnownItem = {
  readonly name: string;
  readonly image: string;
  /** Current price, and the former one if it was higher. */
  readonly price: { readonly now: Money; readonly was: Money | null };
};

export type Opening = {
  /** Page and query on which the link was pressed. */
  readonly from: string;
  readonly query: URLSearchParams;
  readonly known: KnownItem | null;
};

type SetOpening = (opening: Opening | null) => void;

const OpeningContext = createContext<Opening | null>(null);
const SetOpeningContext = createContext<SetOpening>(() => {});

/** Stores the last press on an overlay link until the overlay renders or is dismissed. */
export function OpeningProvider({ children }: { readonly children: Elements }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    const leave = () => setOpening(null);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);
  return (
    <SetOpeningContext value={setOpening}>
      <OpeningContext value={opening}>{children}</OpeningContext>
    </SetOpeningContext>
  );
}

export const useOpening = (): Opening | null => use(OpeningContext);

/** For links: shows the stand-in from the next frame; null removes it. */
export const useSetOpening = (): SetOpening => use(SetOpeningContext);
