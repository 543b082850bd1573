import { Button, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/wallet/convert-points/selectors.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { AmountDialog } from '#ui/wallet/parts/amount-dialog.tsx';
import { messages as pointsMessages } from '#ui/wallet/points.messages.ts';
import { messages } from './convert-points.messages.ts';

type Props = { readonly conversion: select.ConvertPointsActor };

export const ConvertPointsDialog = ({ conversion }: Props) =>
  useSelector(conversion, select.isOpen) ? <OpenDialog conversion={conversion} /> : null;

function OpenDialog({ conversion }: Props) {
  const refusal = useSelector(conversion, select.refusalOf);
  const have = useSelector(conversion, select.haveOf);
  const isBusy = useSelector(conversion, select.isBusy);
  return (
    <AmountDialog
      texts={{ ...messages, field: pointsMessages.points }}
      hint={<FormattedMessage {...messages.have} values={{ points: have }} />}
      name="points"
      inputMode="numeric"
      longest={9}
      text={useSelector(conversion, select.textOf)}
      isBusy={isBusy}
      refusal={refusal}
      error={refusal ? <RefusalText conversion={conversion} /> : null}
      failure={useSelector(conversion, select.failureOf)}
      onType={(text) => conversion.send({ type: 'points.type', text })}
      onSend={() => conversion.send({ type: 'conversion.send' })}
      onLeave={() => conversion.send({ type: 'conversion.leave' })}
    >
      <Flex justify="space-between" align="center" gap="4">
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          onClick={() => conversion.send({ type: 'points.takeAll' })}
        >
          <FormattedMessage {...controls.all} />
        </Button>
        <Worth conversion={conversion} />
      </Flex>
    </AmountDialog>
  );
}

/** Updates while typing; announced after a pause. */
function Worth({ conversion }: Props) {
  const worth = useSelector(conversion, select.worthTyped);
  return (
    <Text role="status" textAlign="end" fontVariantNumeric="tabular-nums">
      {worth ? (
        <>
          <FormattedMessage {...messages.worth} />
          <span> </span>
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
    return <FormattedMessage {...pointsMessages.minimum} values={{ points: refusal.minimum }} />;
  }
  if (refusal.kind === 'tooMany') {
    return <FormattedMessage {...messages.tooMany} values={{ points: have }} />;
  }
  return <FormattedMessage {...messages[refusal.kind]} />;
}
