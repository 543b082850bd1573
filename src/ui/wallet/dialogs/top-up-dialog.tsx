import { FormattedMessage } from 'react-intl';
import * as select from '#application/wallet/top-up/selectors.ts';
import type { AmountRefusal } from '#domain/wallet/top-up.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { AmountDialog } from '#ui/wallet/parts/amount-dialog.tsx';
import { messages } from './top-up.messages.ts';

type Props = { readonly topUp: select.TopUpActor };

export const TopUpDialog = ({ topUp }: Props) =>
  useSelector(topUp, select.isOpen) ? <OpenTopUpDialog topUp={topUp} /> : null;

function OpenTopUpDialog({ topUp }: Props) {
  const refusal = useSelector(topUp, select.refusalOf);
  return (
    <AmountDialog
      texts={messages}
      hint={<FormattedMessage {...messages.hint} />}
      name="amount"
      inputMode="decimal"
      longest={12}
      text={useSelector(topUp, select.textOf)}
      isBusy={useSelector(topUp, select.isBusy)}
      refusal={refusal}
      error={refusal ? <RefusalText refusal={refusal} /> : null}
      failure={useSelector(topUp, select.failureOf)}
      onType={(text) => topUp.send({ type: 'amount.type', text })}
      onSend={() => topUp.send({ type: 'fund.send' })}
      onLeave={() => topUp.send({ type: 'fund.leave' })}
    />
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
