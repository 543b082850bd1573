import { useEffect, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './shell.messages.ts';

/**
 * The window is called after the page's own heading, so that the two never differ, whatever data and
 * language it is made of. While a page has no heading yet, it is called after the app alone.
 */
export function usePageTitle(main: RefObject<HTMLElement | null>, app: string): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    const { current } = main;
    if (!current) return;
    const name = () => {
      const page = current.querySelector('h1')?.textContent.trim() ?? '';
      const title = page === '' ? app : formatMessage(messages.pageTitle, { page, app });
      if (document.title !== title) document.title = title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [main, app, formatMessage]);
}
