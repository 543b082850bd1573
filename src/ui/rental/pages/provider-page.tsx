import { parseId } from '#domain/kernel/id.ts';
import type { PageProps } from '#ui/kernel/routes.ts';
import { ProviderOf, UnknownProvider } from '#ui/rental/parts/provider-of.tsx';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { ProviderSkeleton } from '#ui/rental/parts/provider-header.tsx';
import { messages as titles } from './titles.messages.ts';

export function ProviderPage({ params }: Pick<PageProps<'provider'>, 'params'>) {
  const id = parseId<'Provider'>(params.id);
  return (
    <InRental title={titles.provider} waiting={<ProviderSkeleton />}>
      {id === null ? <UnknownProvider /> : <ProviderOf key={id} id={id} />}
    </InRental>
  );
}
