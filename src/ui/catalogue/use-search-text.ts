import { useEffect, useRef, useState } from 'react';
import { useListParams } from './use-list-params.ts';

const TYPING_PAUSE = 300;

/** What stands in the search box: the words of the address bar, or what is being typed over them. */
export function useSearchText() {
  const { words, change } = useListParams();
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (words !== seen) {
    setSeen(words);
    if (text.trim() !== words) setText(words);
  }
  useEffect(() => () => clearTimeout(pause.current), [words]);

  const write = (query: string) => {
    clearTimeout(pause.current);
    setText(query);
    pause.current = setTimeout(() => change({ q: query.trim() }, { replace: true }), TYPING_PAUSE);
  };
  const clear = () => {
    clearTimeout(pause.current);
    setText('');
  };
  return { text, write, clear };
}

export type SearchText = ReturnType<typeof useSearchText>;
