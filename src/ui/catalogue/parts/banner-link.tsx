import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from '#ui/design/link.ts';
import type { BannerTarget } from '#application/catalogue/catalogue.queries.ts';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useItemLink } from '#ui/catalogue/use-item-link.ts';

const look = {
  base: {
    lineClamp: '2',
    _hover: { textDecoration: 'underline' },
    // Extends the link over the whole banner.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
} as const;
const InnerLink = chakra(Link, look);
const OuterLink = chakra('a', look);

type Props<Target = BannerTarget> = { readonly target: Target; readonly children: ReactNode };

export function BannerLink({ target, children }: Props) {
  switch (target.kind) {
    case 'store':
      return <StoreLink target={target}>{children}</StoreLink>;
    case 'item':
      return <ItemLink target={target}>{children}</ItemLink>;
    case 'page':
      return <InnerLink to={target.path}>{children}</InnerLink>;
    case 'site':
      return (
        <OuterLink href={target.address} target="_blank" rel="noopener noreferrer">
          {children}
        </OuterLink>
      );
  }
}

function StoreLink({ target, children }: Props<BannerTarget & { readonly kind: 'store' }>) {
  const module = useStorefront(select.module);
  const { store } = target;
  const moduleId = store.moduleId ?? module?.id ?? null;
  const moduleType = store.moduleType ?? (moduleId === module?.id ? module?.type : null) ?? null;
  return <InnerLink to={paths.store({ ...store, moduleId, moduleType })}>{children}</InnerLink>;
}

function ItemLink({ target, children }: Props<BannerTarget & { readonly kind: 'item' }>) {
  return <InnerLink {...useItemLink(target)}>{children}</InnerLink>;
}
