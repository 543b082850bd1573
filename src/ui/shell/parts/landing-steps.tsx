import { Center, chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages } from '#ui/shell/pages/landing.messages.ts';

const STEPS = [
  { icon: 'pin', title: messages.stepPlace, text: messages.stepPlaceText },
  { icon: 'bag', title: messages.stepChoose, text: messages.stepChooseText },
  { icon: 'bike', title: messages.stepTrack, text: messages.stepTrackText },
] as const;

export function LandingSteps() {
  return (
    <Section title={<FormattedMessage {...controls.howItWorks} />}>
      <SimpleGrid
        as="ol"
        columns={{ base: 1, md: 3 }}
        gap={{ base: '6', md: '8' }}
        listStyleType="none"
      >
        {STEPS.map(({ icon, title, text }) => (
          <chakra.li key={icon} display="flex" gap="4" alignItems="flex-start">
            <Center
              boxSize="14"
              borderRadius="xl"
              bg="brand.subtle"
              color="brand.fg"
              flexShrink="0"
            >
              <Icon name={icon} size="7" />
            </Center>
            <div>
              <Heading as="h3" size="sm" mb="1">
                <FormattedMessage {...title} />
              </Heading>
              <Text color="fg.muted">
                <FormattedMessage {...text} />
              </Text>
            </div>
          </chakra.li>
        ))}
      </SimpleGrid>
    </Section>
  );
}
