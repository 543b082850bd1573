import { useEffect, type RefObject } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './shell.messages.ts';

/**
 * The window title follows the page's heading, so that both agree in data and language. Until
 * there is one, it is the route's title.
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
