import { Grid, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ModuleTile } from '#ui/catalogue/parts/module-tile.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Section } from '#ui/design/section.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/shell/pages/landing.messages.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

/** Two columns on a phone, otherwise as many as fit. */
const columns = 'repeat(auto-fit, minmax(9.25rem, 1fr))';

/** A press chooses the module, and asks for the place if there is none. */
export function LandingModules() {
  const { queries, storefront } = useServices();
  const { value, failure, loading, retry } = useRead(queries.catalogue.modules(useReadScope()));
  if (value?.length === 0) return null;
  return (
    <Section title={<FormattedMessage {...messages.modules} />}>
      <Text color="fg.muted" mt="-3" mb="5">
        <FormattedMessage {...messages.modulesText} />
      </Text>
      {failure ? <FailureState failure={failure} retry={retry} /> : null}
      <Grid templateColumns={columns} gap={{ base: '3', md: '4' }}>
        {loading
          ? Array.from({ length: 4 }, (_, index) => <Skeleton key={index} h={39} rounded="xl" />)
          : value?.map((module) => (
              <ModuleTile
                key={module.id}
                module={module}
                onChoose={() => storefront.send({ type: 'module.ask', asked: String(module.id) })}
              />
            ))}
      </Grid>
    </Section>
  );
}
