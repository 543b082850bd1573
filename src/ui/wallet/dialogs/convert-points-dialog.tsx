import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/wallet/convert-points.selectors.ts';
import { ActionDialog } from '#ui/design/action-dialog.tsx';
import { TextField } from '#ui/design/form-fields.tsx';
import { useForm } from '#ui/design/use-form.ts';
import { FailureAlert } from '#ui/kernel/failure-alert.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './convert-points.messages.ts';

type Props = { readonly conversion: select.ConvertPointsActor };

/** How many points the customer wants to convert, and what they become. */
export const ConvertPointsDialog = ({ conversion }: Props) =>
  useSelector(conversion, select.isOpen) ? <OpenDialog conversion={conversion} /> : null;

function OpenDialog({ conversion }: Props) {
  const isBusy = useSelector(conversion, select.isBusy);
  const id = useId();
  return (
    <ActionDialog
      title={<FormattedMessage {...messages.title} />}
      leave={<FormattedMessage {...messages.leave} />}
      onLeave={() => conversion.send({ type: 'conversion.leave' })}
      action={{ label: <FormattedMessage {...messages.send} />, busy: isBusy, form: id }}
    >
      <Form id={id} conversion={conversion} />
    </ActionDialog>
  );
}

function Form({ id, conversion }: Props & { readonly id: string }) {
  const text = useSelector(conversion, select.textOf);
  const have = useSelector(conversion, select.haveOf);
  const refusal = useSelector(conversion, select.refusalOf);
  const failure = useSelector(conversion, select.failureOf);
  const isBusy = useSelector(conversion, select.isBusy);
  const form = useForm(refusal, () => conversion.send({ type: 'conversion.send' }));
  return (
    <form {...form} id={id}>
      <Stack gap="4">
        <TextField
          label={<FormattedMessage {...messages.field} />}
          hint={<FormattedMessage {...messages.have} values={{ points: have }} />}
          error={refusal ? <RefusalText conversion={conversion} /> : null}
          required
          input={{
            name: 'points',
            value: text,
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 9,
            disabled: isBusy,
            onChange: ({ target }) => conversion.send({ type: 'points.type', text: target.value }),
          }}
        />
        <Flex justify="space-between" align="center" gap="4">
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            onClick={() => conversion.send({ type: 'points.takeAll' })}
          >
            <FormattedMessage {...messages.all} />
          </Button>
          <Worth conversion={conversion} />
        </Flex>
        <FailureAlert failure={failure} busy={isBusy} />
      </Stack>
    </form>
  );
}

/** It changes while one types, and is read aloud when it has. */
function Worth({ conversion }: Props) {
  const worth = useSelector(conversion, select.worthTyped);
  return (
    <Text role="status" textAlign="end" fontVariantNumeric="tabular-nums">
      {worth ? (
        <>
          <FormattedMessage {...messages.worth} />{' '}
          <strong>
            <MoneyText amount={worth} />
          </strong>
        </>
      ) : null}
    </Text>
  );
}

function RefusalText({ conversion }: Props) {
  const refusal = useSelector(conversion, select.refusalOf);
  const have = useSelector(conversion, select.haveOf);
  if (refusal === null) return null;
  if (refusal.kind === 'tooFew') {
    return <FormattedMessage {...messages.tooFew} values={{ points: refusal.minimum }} />;
  }
  if (refusal.kind === 'tooMany') {
    return <FormattedMessage {...messages.tooMany} values={{ points: have }} />;
  }
  return <FormattedMessage {...messages[refusal.kind]} />;
}
