import { Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { sellsItems } from '#domain/catalogue/module.ts';
import { messages as moduleHome } from '#ui/catalogue/module-home.messages.ts';
import { Entries } from '#ui/kernel/entries.tsx';
import { FailuresTogether, SharedFailure } from '#ui/kernel/failures-together.tsx';
import { BannerRow } from '#ui/catalogue/parts/banner-row.tsx';
import { CardSkeletons } from '#ui/design/card-grids.tsx';
import { FeaturedCategories } from '#ui/catalogue/parts/featured-categories.tsx';
import { messages } from './home.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { ItemShelf, StoreShelf } from './home-shelves.tsx';
import { HomeTitle } from '#ui/catalogue/parts/home-title.tsx';
import { ModuleStrip } from '#ui/catalogue/parts/module-strip.tsx';
import { CarouselRow } from '#ui/design/carousel.tsx';
import { WhenNear } from '#ui/design/when-near.tsx';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export function HomePage() {
  const place = useStorefront(select.place);
  const module = useStorefront(select.module);
  if (!place || !module) return <HomeToBe />;

  return (
    <FailuresTogether>
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="5">
          <Stack gap="1">
            <HomeTitle>
              {(name) => <FormattedMessage {...moduleHome.title} values={{ module: name }} />}
            </HomeTitle>
            <Text color="fg.muted" lineClamp="1">
              <FormattedMessage {...messages.near} values={{ address: place.address }} />
            </Text>
          </Stack>
          <ModuleStrip />
          <BannerRow />
        </Stack>
        <SharedFailure />
        <FeaturedCategories />
        <StoreShelf list="popular" />
        {sellsItems(module.type) ? <Entries slot="home" /> : null}
        <ItemShelf list="recommended" />
        <StoreShelf list="latest" />
        {sellsItems(module.type) ? (
          <WhenNear>
            <ItemShelf list="campaign" />
          </WhenNear>
        ) : null}
        <ItemShelf list="discounted" />
      </Stack>
    </FailuresTogether>
  );
}

/** Skeleton behind the dialogs that ask for the place and the module. */
function HomeToBe() {
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  return (
    <Stack gap="8">
      <Heading as="h1" size="xl">
        <FormattedMessage {...titles.home} />
      </Heading>
      {need ? (
        <UnansweredNeed need={need} onAnswer={ask} />
      ) : (
        <CarouselRow of="stores">
          <CardSkeletons of="stores" count={8} />
        </CarouselRow>
      )}
    </Stack>
  );
}
