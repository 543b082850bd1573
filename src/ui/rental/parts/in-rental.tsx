import { Button } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { SwitchModule } from '#ui/catalogue/parts/switch-module.tsx';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Link } from '#ui/design/link.ts';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/rental.messages.ts';
import type { Elements } from '#ui/design/elements.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';

type Props = {
  readonly title: MessageDescriptor;
  readonly waiting: Elements;
  readonly children: Elements;
};

/** Reads of the rental need its module: a customer of another one is switched to it first. */
export function InRental({ title, waiting, children }: Props) {
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  const module = useStorefront(select.module);
  const isSomewhere = useStorefront(select.hasPlaceAndModule);
  if (isSomewhere && module?.type === 'rental') return children;
  if (isSomewhere) return <Elsewhere title={title} />;
  return (
    <>
      <HiddenHeading>
        <FormattedMessage {...title} />
      </HiddenHeading>
      {need ? <UnansweredNeed need={need} onAnswer={ask} /> : waiting}
    </>
  );
}

function Elsewhere({ title }: Pick<Props, 'title'>) {
  const { queries } = useServices();
  const { value } = useRead(queries.catalogue.modules(useReadScope()));
  const rental = value?.find(({ type }) => type === 'rental');
  if (!value) {
    return (
      <HiddenHeading>
        <FormattedMessage {...title} />
      </HiddenHeading>
    );
  }
  return rental ? (
    <EmptyState
      level="h1"
      art="rental"
      title={<FormattedMessage {...messages.otherModule} />}
      text={<FormattedMessage {...messages.otherModuleText} />}
      action={<SwitchModule moduleId={rental.id} />}
    />
  ) : (
    <EmptyState
      level="h1"
      art="rental"
      title={<FormattedMessage {...messages.noModule} />}
      text={<FormattedMessage {...messages.noModuleText} />}
      action={
        <Button asChild>
          <Link to={paths.home()}>
            <FormattedMessage {...controls.backHome} />
          </Link>
        </Button>
      }
    />
  );
}
