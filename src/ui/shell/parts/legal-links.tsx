import { SimpleGrid } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { LEGAL_TEXTS, type LegalTextName } from '#domain/shell/legal-text.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { Section } from '#ui/design/section.tsx';
import { LEGAL_TITLES } from '#ui/shell/legal-titles.ts';
import { messages } from '#ui/shell/pages/titles.messages.ts';

type Props = {
  readonly except?: LegalTextName;
};

export const LegalLinks = ({ except }: Props) => (
  <Section title={<FormattedMessage {...messages.legalText} />}>
    <SimpleGrid as="ul" listStyleType="none" minChildWidth="15rem" gap="2">
      {LEGAL_TEXTS.filter((name) => name !== except).map((name) => (
        <li key={name}>
          <MenuLink to={paths.legalText(name)}>
            <Icon name="note" />
            <FormattedMessage {...LEGAL_TITLES[name]} />
          </MenuLink>
        </li>
      ))}
    </SimpleGrid>
  </Section>
);
