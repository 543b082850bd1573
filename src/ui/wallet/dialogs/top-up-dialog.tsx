import { Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/wallet/top-up.selectors.ts';
import type { AmountRefusal } from '#domain/wallet/top-up.ts';
import { ActionDialog } from '#ui/design/action-dialog.tsx';
import { TextField } from '#ui/design/form-fields.tsx';
import { useForm } from '#ui/design/use-form.ts';
import { FailureAlert } from '#ui/kernel/failure-alert.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './top-up.messages.ts';

type Props = { readonly topUp: select.TopUpActor };

/** How much the customer wants to add. */
export const TopUpDialog = ({ topUp }: Props) =>
  useSelector(topUp, select.isOpen) ? <OpenTopUpDialog topUp={topUp} /> : null;

function OpenTopUpDialog({ topUp }: Props) {
  const isBusy = useSelector(topUp, select.isBusy);
  const id = useId();
  return (
    <ActionDialog
      title={<FormattedMessage {...messages.title} />}
      leave={<FormattedMessage {...messages.leave} />}
      onLeave={() => topUp.send({ type: 'fund.leave' })}
      action={{ label: <FormattedMessage {...messages.send} />, busy: isBusy, form: id }}
    >
      <Form id={id} topUp={topUp} />
    </ActionDialog>
  );
}

function Form({ id, topUp }: Props & { readonly id: string }) {
  const text = useSelector(topUp, select.textOf);
  const refusal = useSelector(topUp, select.refusalOf);
  const failure = useSelector(topUp, select.failureOf);
  const isBusy = useSelector(topUp, select.isBusy);
  const form = useForm(refusal, () => topUp.send({ type: 'fund.send' }));
  return (
    <form {...form} id={id}>
      <Stack gap="2">
        <TextField
          label={<FormattedMessage {...messages.field} />}
          hint={<FormattedMessage {...messages.hint} />}
          error={refusal ? <RefusalText refusal={refusal} /> : null}
          required
          input={{
            name: 'amount',
            value: text,
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: 12,
            disabled: isBusy,
            onChange: ({ target }) => topUp.send({ type: 'amount.type', text: target.value }),
          }}
        />
        <FailureAlert failure={failure} busy={isBusy} />
      </Stack>
    </form>
  );
}

const RefusalText = ({ refusal }: { readonly refusal: AmountRefusal }) =>
  refusal.kind === 'tooLarge' ? (
    <FormattedMessage
      {...messages.tooLarge}
      values={{ amount: <MoneyText amount={refusal.most} /> }}
    />
  ) : (
    <FormattedMessage {...messages[refusal.kind]} />
  );
