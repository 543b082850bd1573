import { Heading, Link as Anchor, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/parcel/send-parcel/selectors.ts';
import { Link } from '#ui/design/link.ts';
import { Redirect } from '#ui/kernel/redirect.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as titles } from '#ui/parcel/pages/titles.messages.ts';
import { messages } from '#ui/parcel/send-parcel.messages.ts';
import { ContentsPart } from './contents-part.tsx';
import { EndPart } from './end-part.tsx';
import { ParcelInterrupted } from './parcel-interrupted.tsx';
import { ParcelPlaced } from './parcel-placed.tsx';
import { Waiting } from './parcel-waiting.tsx';
import { PayerPart } from './payer-part.tsx';
import { SummaryPart } from './summary-part.tsx';

type Props = { readonly sending: select.SendParcelActor };

/** Once placed, the address names the parcel, so that a reload shows it again. */
export function SendParcelView({ sending }: Props) {
  const step = useSelector(sending, select.stepOf);
  const placed = useSelector(sending, select.placedOf);
  const isWaiting = useSelector(sending, select.isWaiting);
  const isInterrupted = useSelector(sending, select.isInterrupted);
  const { id, name, description } = useSelector(sending, select.categoryOf);
  if (placed) {
    return (
      <>
        <Redirect to={paths.sendParcel(id, placed.id)} />
        <ParcelPlaced placed={placed} />
      </>
    );
  }
  if (isWaiting) return <Waiting />;
  if (isInterrupted) return <ParcelInterrupted sending={sending} />;
  if (!step) return null;
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h1" size="lg">
          <FormattedMessage {...titles.title} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage {...messages.category} values={{ name, about: description }} />
        </Text>
        <Text>
          <Anchor asChild variant="underline">
            <Link to={paths.home()}>
              <FormattedMessage {...messages.other} />
            </Link>
          </Anchor>
        </Text>
      </Stack>
      <Position step={step} />
      <StepPart key={step} step={step} sending={sending} />
    </Stack>
  );
}

/** The focus moves here at each step but the first. */
function Position({ step }: { readonly step: select.Step }) {
  const { formatMessage } = useIntl();
  const at = useRef<HTMLParagraphElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) at.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <Text ref={at} tabIndex={-1} outline="0" fontWeight="semibold">
      <FormattedMessage
        {...messages.stepOf}
        values={{
          at: select.STEPS.indexOf(step) + 1,
          count: select.STEPS.length,
          name: formatMessage(messages[step]),
        }}
      />
    </Text>
  );
}

function StepPart({ step, sending }: Props & { readonly step: select.Step }) {
  switch (step) {
    case 'sender':
    case 'receiver':
      return <EndPart end={step} sending={sending} />;
    case 'contents':
      return <ContentsPart sending={sending} />;
    case 'payer':
      return <PayerPart sending={sending} />;
    case 'summary':
      return <SummaryPart sending={sending} />;
  }
}
