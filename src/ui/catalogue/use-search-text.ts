import { useEffect, useRef, useState } from 'react';
import { useListParams } from './use-list-params.ts';

const TYPING_PAUSE = 300;

/** Text of the search box: the typed text, else the address's. */
export function useSearchText() {
  const { searchTerm, change } = useListParams();
  const [text, setText] = useState(searchTerm);
  const [seen, setSeen] = useState(searchTerm);
  /** Typed terms on their way into the address, oldest first: typing may go on meanwhile. */
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  /** A new object whenever the box takes the address's term, which discards the typed text. */
  const [taken, setTaken] = useState({});
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (searchTerm !== seen) {
    setSeen(searchTerm);
    const arrived = onTheWay.indexOf(searchTerm);
    setOnTheWay(arrived < 0 ? [] : onTheWay.slice(arrived + 1));
    if (arrived < 0) {
      setText(searchTerm);
      setTaken({});
    }
  }
  useEffect(() => () => clearTimeout(pause.current), [taken]);

  const write = (query: string) => {
    clearTimeout(pause.current);
    setText(query);
    pause.current = setTimeout(() => {
      const sought = query.trim();
      setOnTheWay((earlier) => [...earlier, sought]);
      change({ q: sought }, { replace: true });
    }, TYPING_PAUSE);
  };
  const clear = () => {
    clearTimeout(pause.current);
    setText('');
  };
  return { text, write, clear };
}

export type SearchText = ReturnType<typeof useSearchText>;
