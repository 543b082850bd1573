import { useEffect, type RefObject } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './shell.messages.ts';

/**
 * The window is called after the page's own heading, so that the two never differ, whatever data and
 * language it is made of. While a page has no heading yet, it is called as its route says.
 */
export function usePageTitle(
  main: RefObject<HTMLElement | null>,
  app: string,
  title: MessageDescriptor,
): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    const { current } = main;
    if (!current) return;
    const name = () => {
      const heading = current.querySelector('h1')?.textContent.trim() ?? '';
      const page = heading === '' ? formatMessage(title) : heading;
      const called = formatMessage(messages.pageTitle, { page, app });
      if (document.title !== called) document.title = called;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [main, app, title, formatMessage]);
}
