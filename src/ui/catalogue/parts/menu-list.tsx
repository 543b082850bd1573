import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Path } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { MenuSection } from '#ui/design/menu-section.tsx';

const SHOWN = 12;

type Props = {
  readonly title: MessageDescriptor;
  readonly rows: readonly { readonly id: number; readonly name: string; readonly to: Path }[];
  readonly all: { readonly to: Path; readonly texts: MessageDescriptor };
};

export function MenuList({ title, rows, all }: Props) {
  if (rows.length === 0) return null;
  return (
    <MenuSection title={<FormattedMessage {...title} />}>
      {rows.slice(0, SHOWN).map(({ id, name, to }) => (
        <MenuLink key={id} replace to={to}>
          <Icon name="store" />
          <bdi>{name}</bdi>
        </MenuLink>
      ))}
      <MenuLink to={all.to} replace color="brand.fg">
        <Icon name="arrowEnd" />
        <FormattedMessage {...all.texts} />
      </MenuLink>
    </MenuSection>
  );
}
