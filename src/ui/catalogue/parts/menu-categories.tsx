import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { MenuSection } from '#ui/design/menu-section.tsx';
import { messages } from '#ui/catalogue/menu.messages.ts';
import { useCategories } from '#ui/catalogue/use-categories.ts';

const SHOWN = 10;

export function CategoriesEntries() {
  const { value } = useCategories();
  if (!value || value.length === 0) return null;
  return (
    <MenuSection title={<FormattedMessage {...kinds.categories} />}>
      {value.slice(0, SHOWN).map((category) => (
        <MenuLink key={category.id} replace to={paths.category(category)}>
          <Icon name="tag" />
          <bdi>{category.name}</bdi>
        </MenuLink>
      ))}
      <MenuLink to={paths.categories()} replace color="brand.fg">
        <Icon name="arrowEnd" />
        <FormattedMessage {...messages.allCategories} />
      </MenuLink>
    </MenuSection>
  );
}
