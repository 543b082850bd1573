import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import { addressChoices, type AddressChoice } from '#domain/location/address-choices.ts';
import { Choice } from '#ui/design/choice.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { AddressName } from '#ui/location/parts/address-name.tsx';
import { useAddressLines } from '#ui/location/use-address-lines.ts';
import { messages } from './address-choices.messages.ts';

type Props = { readonly checkout: select.CheckoutActor };

/** Refetches on every focus: another tab or device may have changed the addresses. */
const ON_FOCUS = { revalidateOnFocus: true, focusThrottleInterval: 0 } as const;

const FIRST = 3;

export function AddressChoices({ checkout }: Props) {
  const { queries } = useServices();
  const read = useRead(queries.location.savedAddresses(useReadScope()), ON_FOCUS);
  const chosen = useSelector(checkout, select.addressOf);
  const [all, showAll] = useState(false);
  const choices = addressChoices(read.value ?? null, chosen);
  const place = useSelector(checkout, select.placeOf);
  if (choices.length === 0) {
    return (
      <>
        {place ? <Text overflowWrap="anywhere">{place.address}</Text> : null}
        {read.failure ? <Unread read={read} /> : null}
      </>
    );
  }
  const shown = all ? choices : choices.filter((choice, at) => at < FIRST || choice.chosen);
  return (
    <Stack gap="2">
      <Here checkout={checkout} chosen={chosen === null} />
      {shown.map((choice) => (
        <SavedChoice
          key={`${choice.state} ${choice.address.id}`}
          checkout={checkout}
          choice={choice}
        />
      ))}
      {shown.length < choices.length ? (
        <Button variant="plain" size="sm" alignSelf="start" onClick={() => showAll(true)}>
          <FormattedMessage {...messages.showAll} values={{ count: choices.length }} />
        </Button>
      ) : null}
    </Stack>
  );
}

function Here({ checkout, chosen }: Props & { readonly chosen: boolean }) {
  const place = useSelector(checkout, select.placeOf);
  const editable = useSelector(checkout, select.isEditable);
  return (
    <Choice
      of="one"
      name="address"
      label={<FormattedMessage {...messages.here} />}
      hint={place ? <bdi>{place.address}</bdi> : <FormattedMessage {...messages.nowhere} />}
      checked={chosen}
      disabled={!editable}
      onChoose={() => checkout.send({ type: 'address.clear' })}
    />
  );
}

function SavedChoice({ checkout, choice }: Props & { readonly choice: AddressChoice }) {
  const { address, chosen, state } = choice;
  const linesOf = useAddressLines();
  const editable = useSelector(checkout, select.isEditable);
  const elsewhere = useSelector(checkout, select.isElsewhere(address));
  const warning = state === 'saved' ? (elsewhere ? messages.elsewhere : null) : messages[state];
  return (
    <Choice
      of="one"
      name="address"
      label={
        <bdi>
          <AddressName address={address} />
        </bdi>
      }
      hint={
        <>
          <bdi>{linesOf(address).join(', ')}</bdi>
          {warning ? (
            <Text as="span" display="block" color="warning.fg">
              <FormattedMessage {...warning} />
            </Text>
          ) : null}
        </>
      }
      checked={chosen}
      disabled={!editable}
      onChoose={() => checkout.send({ type: 'address.choose', address })}
    />
  );
}

/** Addresses are optional: the form stays, with a retry. */
function Unread({
  read,
}: {
  readonly read: Pick<ReturnType<typeof useRead>, 'failure' | 'retry'>;
}) {
  return (
    <Notice tone="warning">
      <Stack gap="2" align="start">
        <FormattedMessage {...messages.unread} />
        {read.failure ? <FailureText failure={read.failure} /> : null}
        <Button variant="outline" size="sm" onClick={read.retry}>
          <FormattedMessage {...kernel.retry} />
        </Button>
      </Stack>
    </Notice>
  );
}
