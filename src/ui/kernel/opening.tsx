import { createContext, use, useEffect, useState } from 'react';
import type { Money } from '#domain/kernel/money.ts';
import type { Elements } from '#ui/design/elements.ts';

/** What is known of an item before it is opened: what its card says. */
export type KnownItem = {
  readonly name: string;
  readonly image: string;
  /** What it costs now, and what it cost before, where that was more. */
  readonly price: { readonly now: Money; readonly was: Money | null };
};

/** What has been pressed and is not rendered yet. */
export type Opening = {
  /** The page and query on which its link was pressed. */
  readonly from: string;
  /** The query that its link leads to. */
  readonly query: URLSearchParams;
  readonly known: KnownItem | null;
};

type SetOpening = (opening: Opening | null) => void;

const OpeningContext = createContext<Opening | null>(null);
const SetOpeningContext = createContext<SetOpening>(() => {});

/** Stores the last press on a link that opens something over the page, until that is rendered or left. */
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

/** What has just been pressed; null when it is rendered. */
export const useOpening = (): Opening | null => use(OpeningContext);

/** For links: has what they open shown from the next frame on, in outline; null once it is rendered. */
export const useSetOpening = (): SetOpening => use(SetOpeningContext);
