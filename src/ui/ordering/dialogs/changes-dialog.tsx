import { Button, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/placing.selectors.ts';
import type { Difference } from '#domain/ordering/quote.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/placing.messages.ts';
import { messages as summary } from '#ui/ordering/parts/summary.messages.ts';

/** Everything that is not what the customer saw, with one answer for all of it. */
export function ChangesDialog({ placing }: { readonly placing: select.PlacingActor }) {
  const changes = useSelector(placing, select.changesToAccept);
  if (changes.length === 0) return null;
  const decline = () => placing.send({ type: 'changes.decline' });
  return (
    <DialogShell
      role="alertdialog"
      size="sm"
      title={<FormattedMessage {...messages.changesTitle} />}
      onClose={decline}
      footer={
        <>
          <Button variant="outline" onClick={decline}>
            <FormattedMessage {...messages.changesDecline} />
          </Button>
          <Button onClick={() => placing.send({ type: 'changes.accept' })}>
            <FormattedMessage {...messages.changesAccept} />
          </Button>
        </>
      }
    >
      <Text color="fg.muted" mb="4">
        <FormattedMessage {...messages.changesText} />
      </Text>
      <chakra.dl display="grid" rowGap="3">
        {changes.map((change, index) => (
          <div key={`${nameOf(change)} ${index}`}>
            <chakra.dt fontWeight="semibold" overflowWrap="anywhere">
              <ChangeName change={change} />
            </chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums">
              <ChangeText change={change} />
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </DialogShell>
  );
}

/** Two stores may sell something by the same name, so this alone is no key. */
const nameOf = (change: Difference): string =>
  'name' in change ? `${change.kind} ${change.name}` : change.kind;

function ChangeName({ change }: { readonly change: Difference }) {
  return 'name' in change ? change.name : <FormattedMessage {...summary[change.kind]} />;
}

function ChangeText({ change }: { readonly change: Difference }) {
  switch (change.kind) {
    case 'gone':
      return <FormattedMessage {...messages.lineGone} />;
    case 'new':
      return <FormattedMessage {...messages.lineNew} />;
    case 'quantity':
      return <FormattedMessage {...messages.was} values={{ was: change.was, is: change.is }} />;
    case 'line':
    case 'discount':
    case 'coupon':
    case 'tax':
    case 'delivery':
    case 'total': {
      const [was, is] = [<MoneyText amount={change.was} />, <MoneyText amount={change.is} />];
      return <FormattedMessage {...messages.was} values={{ was, is }} />;
    }
  }
}
