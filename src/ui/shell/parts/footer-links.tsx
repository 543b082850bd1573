import { Heading, SimpleGrid, Stack, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths, type Path } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { ModuleType } from '#domain/catalogue/module.ts';
import { LEGAL_TEXTS } from '#domain/shell/legal-text.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { messages as catalogue } from '#ui/catalogue/pages/titles.messages.ts';
import { Link } from '#ui/design/link.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages as rental } from '#ui/rental/pages/titles.messages.ts';
import { messages } from '#ui/shell/footer.messages.ts';
import { LEGAL_TITLES } from '#ui/shell/legal-titles.ts';
import { messages as titles } from '#ui/shell/pages/titles.messages.ts';

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '9', md: '7' },
  textStyle: 'caption',
  _hover: { color: 'fg', textDecoration: 'underline' },
} as const;
const FooterLink = chakra(Link, { base: line });
const FooterAnchor = chakra('a', { base: line });

type Entry = readonly [to: Path, texts: MessageDescriptor];

const HOME: Entry = [paths.home(), catalogue.home];
const STORES: readonly Entry[] = [
  HOME,
  [paths.categories(), catalogue.categories],
  [paths.latestStores(), catalogue.latestStores],
  [paths.popularStores(), catalogue.popularStores],
];
const VEHICLES: readonly Entry[] = [
  HOME,
  [paths.vehicleSearch('all'), rental.allVehicles],
  [paths.providers(), kinds.providers],
];

function discovered(module: ModuleType | undefined): readonly Entry[] {
  if (module === 'rental') return VEHICLES;
  return module === 'parcel' ? [HOME] : STORES;
}

const HELP: readonly Entry[] = [
  [paths.help(), kernel.help],
  [paths.trackOrder(), messages.trackOrder],
  [paths.trackTrip(), messages.trackTrip],
];
const TEXTS: readonly Entry[] = LEGAL_TEXTS.map((name) => [
  paths.legalText(name),
  LEGAL_TITLES[name],
]);

export function FooterLinks() {
  const module = useStorefront(select.module)?.type;
  const config = useStorefront(select.config);
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="6">
      <Links title={messages.discover} entries={discovered(module)} />
      <Links title={messages.help} entries={HELP} />
      <Links title={titles.legalText} entries={TEXTS} />
      {config ? (
        <Column title={messages.contact}>
          {config.email === '' ? null : (
            <li>
              <FooterAnchor href={`mailto:${config.email}`} overflowWrap="anywhere">
                <bdi>{config.email}</bdi>
              </FooterAnchor>
            </li>
          )}
          <chakra.li textStyle="caption" py="1">
            <bdi>{config.address}</bdi>
          </chakra.li>
        </Column>
      ) : null}
    </SimpleGrid>
  );
}

type LinksProps = { readonly title: MessageDescriptor; readonly entries: readonly Entry[] };

const Links = ({ title, entries }: LinksProps) => (
  <Column title={title}>
    {entries.map(([to, texts]) => (
      <li key={to}>
        <FooterLink to={to}>
          <FormattedMessage {...texts} />
        </FooterLink>
      </li>
    ))}
  </Column>
);

type ColumnProps = { readonly title: MessageDescriptor; readonly children: ReactNode };

function Column({ title, children }: ColumnProps) {
  const id = useId();
  return (
    <Stack as="nav" aria-labelledby={id} gap="2">
      <Heading as="h2" id={id} textStyle="label" color="fg">
        <FormattedMessage {...title} />
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0">
        {children}
      </Stack>
    </Stack>
  );
}
