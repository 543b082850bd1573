import { Box, Grid, HStack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Banner } from '#application/catalogue/catalogue.queries.ts';
import { messages } from '#ui/catalogue/module-home.messages.ts';
import { useFailsTogether } from '#ui/kernel/failures-together.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useCountToCome } from '#ui/kernel/use-count-to-come.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { BannerLink } from './banner-link.tsx';
import { SIZES } from '#ui/catalogue/picture-sizes.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

const MAX_BANNERS = 3;
const USUAL = 2;
/** A phone's posters have a fixed ratio; elsewhere they fill the height of their row. */
const shape = {
  aspectRatio: { base: '2.1', md: 'auto' },
  h: { base: 'auto', md: 'full' },
} as const;

export function BannerRow() {
  const { formatMessage } = useIntl();
  const { queries } = useServices();
  const read = useRead(queries.catalogue.banners(useReadScope()));
  const { value, loading } = read;
  useFailsTogether(read, { shown: false });
  return <Posters label={formatMessage(messages.offers)} banners={value} loading={loading} />;
}

type Props = {
  readonly label: string;
  readonly banners: readonly Banner[] | undefined;
  readonly loading: boolean;
};

export function Posters({ label, banners, loading }: Props) {
  const count = useCountToCome('banners', banners?.slice(0, MAX_BANNERS).length, USUAL);
  if (!loading && !banners?.length) return null;
  return (
    <Grid
      as="section"
      aria-label={label}
      aria-busy={loading}
      // A phone scrolls it, and not every poster is a link: the arrow keys must reach the last
      // one.
      tabIndex={0}
      gap="4"
      autoFlow="column"
      autoColumns={{ base: '86%', md: 'minmax(18rem, 1fr)' }}
      // Same height for two and three posters: their number is unknown at first.
      h={{ base: 'auto', md: '12rem', lg: '15rem' }}
      overflowX="auto"
      scrollSnapType="x proximity"
      css={{ scrollbarWidth: 'none', '& > *': { scrollSnapAlign: 'center' } }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
    >
      {loading
        ? Array.from({ length: count }, (_, index) => (
            <Box key={index} {...shape}>
              <Skeleton h="100%" rounded="2xl" />
            </Box>
          ))
        : banners
            ?.slice(0, MAX_BANNERS)
            .map((banner, index) => <Poster key={banner.id} banner={banner} eager={index === 0} />)}
    </Grid>
  );
}

function Poster({ banner, eager }: { readonly banner: Banner; readonly eager: boolean }) {
  const { title, subtitle, image, target } = banner;
  return (
    <Box
      position="relative"
      borderRadius="2xl"
      overflow="hidden"
      isolation="isolate"
      minW="0"
      {...shape}
    >
      <Picture
        src={image}
        alt=""
        ratio="fill"
        eager={eager}
        rounded="none"
        sizes={SIZES.banner}
        isGround
      />
      <Box
        position="absolute"
        inset="0"
        display="flex"
        flexDirection="column"
        justifyContent="flex-end"
        gap="0.5"
        p={{ base: '4', md: '5' }}
        color="white"
        bgImage="linear-gradient(to top, rgb(0 0 0 / 0.78), rgb(0 0 0 / 0.35) 55%, rgb(0 0 0 / 0.05))"
      >
        <HStack gap="2" textStyle="heading" fontWeight="bold">
          {target === null ? (
            <Text lineClamp="2">{title}</Text>
          ) : (
            <>
              <BannerLink target={target}>{title}</BannerLink>
              <Icon name={target.kind === 'site' ? 'external' : 'arrowEnd'} />
            </>
          )}
        </HStack>
        <Text textStyle="label" lineClamp="2">
          {subtitle}
        </Text>
      </Box>
    </Box>
  );
}
