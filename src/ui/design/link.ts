import { createElement, type ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  readonly to: To;
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
};

/**
 * The one link of the app: all that is pressed to get somewhere on the site is made of it. The router's own
 * brings along what fetches routes ahead for a kind of app that this is not.
 */
export function Link({ to, state, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    preventScrollReset: preventScrollReset ?? false,
    ...(replace === undefined ? {} : { replace }),
  });
  return createElement('a', {
    ...rest,
    href: useHref(to),
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) follow(event);
    },
  });
}
