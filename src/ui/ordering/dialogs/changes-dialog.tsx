import { Button, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlacingActor } from '#application/ordering/placing/selectors.ts';
import type { Money } from '#domain/kernel/money.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { LateDialog } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import type { ChangesTexts } from '#ui/ordering/placing-texts.ts';
import { messages } from '#ui/ordering/placing.messages.ts';

const DialogShell = lazyView(async () => (await import('#ui/design/dialog-shell.tsx')).DialogShell);

type Figure = Money | number;
type Changed<Kind extends string> =
  | { readonly kind: Kind }
  | { readonly kind: Kind; readonly was: Figure; readonly is: Figure };

type Props<Change> = {
  readonly placing: Pick<PlacingActor, 'send'>;
  readonly changes: readonly Change[];
  readonly nameOf: (change: Change) => ReactNode;
  readonly texts: ChangesTexts;
};

export function ChangesDialog<Change extends Changed<string>>({
  placing,
  changes,
  nameOf,
  texts,
}: Props<Change>) {
  if (changes.length === 0) return null;
  const decline = () => placing.send({ type: 'changes.decline' });
  return (
    <LateDialog onLeave={decline}>
      <DialogShell
        role="alertdialog"
        size="sm"
        title={<FormattedMessage {...messages.changesTitle} />}
        onClose={decline}
        footer={
          <>
            <Button variant="outline" onClick={decline}>
              <FormattedMessage {...controls.back} />
            </Button>
            <Button onClick={() => placing.send({ type: 'changes.accept' })}>
              <FormattedMessage {...texts.changesAccept} />
            </Button>
          </>
        }
      >
        <Text color="fg.muted" mb="4">
          <FormattedMessage {...texts.changesText} />
        </Text>
        <chakra.dl display="grid" rowGap="3">
          {changes.map((change, index) => (
            <div key={`${change.kind} ${index}`}>
              <chakra.dt fontWeight="semibold" overflowWrap="anywhere">
                {nameOf(change)}
              </chakra.dt>
              <chakra.dd fontVariantNumeric="tabular-nums">
                <ChangeText change={change} texts={texts} />
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
      </DialogShell>
    </LateDialog>
  );
}

type TextProps = { readonly change: Changed<string>; readonly texts: ChangesTexts };

/** Before and after; without either, the row is gone or new. */
function ChangeText({ change, texts }: TextProps) {
  if ('was' in change) {
    const [was, is] = [figureOf(change.was), figureOf(change.is)];
    return <FormattedMessage {...messages.was} values={{ was, is }} />;
  }
  return <FormattedMessage {...(change.kind === 'gone' ? texts.lineGone : texts.lineNew)} />;
}

const figureOf = (figure: Figure) =>
  typeof figure === 'number' ? figure : <MoneyText amount={figure} />;
