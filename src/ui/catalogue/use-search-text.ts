import { useEffect, useRef, useState } from 'react';
import { useListParams } from './use-list-params.ts';

const TYPING_PAUSE = 300;

/** What stands in the search box: the words of the address bar, or what is being typed over them. */
export function useSearchText() {
  const { searchTerm, change } = useListParams();
  const [text, setText] = useState(searchTerm);
  const [seen, setSeen] = useState(searchTerm);
  /** What was typed and is about to stand in the address bar, oldest first: more may be typed until it does. */
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  /** Another object each time the box took the words of the address bar: what was being typed is over. */
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
