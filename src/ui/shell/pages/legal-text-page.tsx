import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import {
  parseLegalTextName,
  type LegalText,
  type LegalTextName,
  type TextBlock,
} from '#domain/shell/legal-text.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import type { PageProps } from '#ui/kernel/routes.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { LegalLinks } from '#ui/shell/parts/legal-links.tsx';
import { messages } from '#ui/shell/legal.messages.ts';
import { LEGAL_TITLES } from '#ui/shell/legal-titles.ts';

export function LegalTextPage({ params }: Pick<PageProps<'legalText'>, 'params'>) {
  const name = parseLegalTextName(params.id);
  return (
    <Stack gap="10" maxW="46rem">
      {name === null ? (
        <EmptyState
          level="h1"
          art="search"
          title={<FormattedMessage {...messages.unknown} />}
          action={<ToHelp />}
        />
      ) : (
        <NamedText key={name} name={name} />
      )}
      <LegalLinks {...(name === null ? {} : { except: name })} />
    </Stack>
  );
}

function NamedText({ name }: { readonly name: LegalTextName }) {
  const scope = useReadScope();
  const legal = useLate(useServices().legal);
  const { value, failure, retry } = useRead(legal && legal.text(scope, name));
  return (
    <Stack as="article" gap="4">
      <Heading as="h1" size="xl">
        <FormattedMessage {...LEGAL_TITLES[name]} />
      </Heading>
      {failure ? <FailureState failure={failure} retry={retry} /> : null}
      {!failure && !value ? <Lines /> : null}
      {value?.length === 0 ? (
        <EmptyState
          art="note"
          title={<FormattedMessage {...messages.empty} />}
          text={<FormattedMessage {...messages.emptyText} />}
          action={<ToHelp />}
        />
      ) : null}
      <Blocks text={value ?? []} />
    </Stack>
  );
}

const Blocks = ({ text }: { readonly text: LegalText }) =>
  text.map((block, at) => <Block key={at} {...block} />);

function Block({ kind, text }: TextBlock) {
  if (kind === 'heading') {
    return (
      <Heading as="h2" size="md" mt="3">
        {text}
      </Heading>
    );
  }
  const isEntry = kind === 'entry';
  return (
    <Text
      lineHeight="tall"
      {...(isEntry ? { display: 'list-item', listStyleType: 'disc', ms: '5' } : {})}
    >
      {text}
    </Text>
  );
}

const Lines = () => (
  <Box aria-busy="true" minH="60vh">
    <Stack gap="3" aria-hidden="true">
      {['w-1', 'w-2', 'w-3', 'w-4'].map((line) => (
        <Skeleton key={line} h={6} w="100%" />
      ))}
    </Stack>
  </Box>
);

const ToHelp = () => (
  <Button asChild>
    <Link to={paths.help()}>
      <FormattedMessage {...kernel.help} />
    </Link>
  </Button>
);
