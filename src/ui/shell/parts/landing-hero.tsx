import { Box, Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages as entries } from '#ui/location/entries.messages.ts';
import { LandingCollage } from './landing-collage.tsx';
import { messages } from '#ui/shell/pages/landing.messages.ts';
import { messages as titles } from '#ui/shell/pages/titles.messages.ts';

export function LandingHero() {
  return (
    <Grid
      templateColumns={{ base: '1fr', lg: '1.05fr 1fr' }}
      alignItems="center"
      gap={{ base: '8', lg: '12' }}
      bg="brand.subtle"
      borderRadius={{ base: 'xl', md: '2xl' }}
      px={{ base: '5', md: '12' }}
      py={{ base: '8', md: '12' }}
      overflow="hidden"
    >
      <Box>
        <Heading as="h1" size="2xl">
          <FormattedMessage {...titles.landing} />
        </Heading>
        <Text
          mt="4"
          mb={{ base: '6', md: '8' }}
          maxW="prose"
          fontSize={{ md: '1.125rem' }}
          color="fg.muted"
        >
          <FormattedMessage {...messages.text} />
        </Text>
        <WayIn />
      </Box>
      <LandingCollage />
    </Grid>
  );
}

function WayIn() {
  const { storefront } = useServices();
  const place = useStorefront(select.place);
  if (place)
    return (
      <Box>
        <Text mb="3">
          <FormattedMessage {...messages.continue} values={{ address: <b>{place.address}</b> }} />
        </Text>
        <Button size="xl" onClick={() => storefront.send({ type: 'module.ask', asked: null })}>
          <FormattedMessage {...controls.continueShopping} />
          <Icon name="arrowEnd" />
        </Button>
      </Box>
    );
  return <SayWhere />;
}

/** Looks like a search field, which it opens. */
function SayWhere() {
  const { storefront } = useServices();
  const ask = (atPosition: boolean) => () =>
    storefront.send({
      type: 'dialog.open',
      id: 'pickLocation',
      request: { use: 'customer', atPosition },
    });
  return (
    <Flex gap="3" flexWrap="wrap" maxW="2xl">
      <chakra.button
        type="button"
        onClick={ask(false)}
        flex="1"
        minW={{ base: 'full', sm: '15rem' }}
        h="14"
        px="4"
        display="flex"
        alignItems="center"
        gap="3"
        textAlign="start"
        bg="bg.panel"
        color="fg.muted"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="xl"
        boxShadow="rest"
        cursor="button"
        outline="0"
        focusVisibleRing="outside"
        colorPalette="brand"
        _hover={{ borderColor: 'brand.solid' }}
      >
        <Box color="brand.fg">
          <Icon name="pin" size="6" />
        </Box>
        <FormattedMessage {...messages.search} />
      </chakra.button>
      <Button size="xl" onClick={ask(true)} w={{ base: 'full', sm: 'auto' }}>
        <Icon name="target" />
        <FormattedMessage {...entries.useCurrent} />
      </Button>
    </Flex>
  );
}
