import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/coupon/selectors.ts';
import * as selling from '#application/ordering/selling.selectors.ts';
import { fits } from '#domain/pricing/coupon-offer.ts';
import { SignInButton } from '#ui/account/parts/sign-in-button.tsx';
import { VerifyButton } from '#ui/account/parts/verify-button.tsx';
import { Badge } from '#ui/design/badge.tsx';
import { TextField } from '#ui/design/form-fields.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { LateDialog } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import { CouponProblemText } from './coupon-problem-text.tsx';
import { messages } from './coupon.messages.ts';
import { UseCoupon } from './use-coupon.tsx';

const CouponsDialog = lazyView(
  async () => (await import('#ui/ordering/dialogs/coupons-dialog.tsx')).CouponsDialog,
);

type CouponProps = { readonly coupon: select.CouponActor; readonly editable: boolean };

export function CheckoutCoupon({ checkout }: { readonly checkout: selling.CouponedActor }) {
  const coupon = useSelector(checkout, selling.couponActorOf);
  const editable = useSelector(checkout, selling.isEditable);
  const zone = useSelector(checkout, selling.timeZoneOf);
  return coupon ? <CouponPart coupon={coupon} editable={editable} zone={zone} /> : null;
}

/** By code, from the list, or the suggested best one. */
export function CouponPart({ coupon, editable, zone }: CouponProps & { readonly zone: string }) {
  const isApplied = useSelector(coupon, select.appliedOf) !== null;
  const isListed = useSelector(coupon, select.isListed);
  const isWaiting = useSelector(coupon, select.isWaiting);
  const isApplying = useSelector(coupon, select.isApplying);
  const count = useSelector(coupon, select.offersOf).length;
  if (isWaiting) return null;
  return (
    <Stack gap="3">
      {isApplied ? (
        <Applied coupon={coupon} editable={editable} />
      ) : (
        <Code coupon={coupon} editable={editable} />
      )}
      <SignInFirst coupon={coupon} />
      <VerifyFirst coupon={coupon} />
      <Suggested coupon={coupon} editable={editable} />
      {count > 0 ? (
        <Button
          size="sm"
          variant="plain"
          alignSelf="start"
          px="0"
          disabled={!editable || isApplying}
          onClick={() => coupon.send({ type: 'list.open' })}
        >
          <FormattedMessage {...messages.all} values={{ count }} />
        </Button>
      ) : null}
      <Spoken coupon={coupon} />
      {isListed ? (
        <LateDialog onLeave={() => coupon.send({ type: 'list.close' })}>
          <CouponsDialog coupon={coupon} editable={editable} zone={zone} />
        </LateDialog>
      ) : null}
    </Stack>
  );
}

function Spoken({ coupon }: Pick<CouponProps, 'coupon'>) {
  const applied = useSelector(coupon, select.appliedOf);
  const isApplying = useSelector(coupon, select.isApplying);
  const wasRemoved = useSelector(coupon, select.wasRemoved);
  return (
    <VisuallyHidden role="status">
      {isApplying ? <FormattedMessage {...messages.applying} /> : null}
      {wasRemoved ? <FormattedMessage {...messages.removed} /> : null}
      {applied ? <Saved coupon={coupon} /> : null}
    </VisuallyHidden>
  );
}

function Saved({ coupon }: Pick<CouponProps, 'coupon'>) {
  const saved = useSelector(coupon, select.savedOf);
  return saved ? (
    <FormattedMessage {...messages.saves} values={{ money: <MoneyText amount={saved} /> }} />
  ) : null;
}

/** Takes the focus that a removed control lost. */
const takeLostFocus = (control: HTMLElement | null) => {
  if (control && document.activeElement === document.body) control.focus();
};

function Code({ coupon, editable }: CouponProps) {
  const code = useSelector(coupon, select.codeOf);
  const problem = useSelector(coupon, select.problemOf);
  const wasDropped = useSelector(coupon, select.wasDropped);
  const wasRemoved = useSelector(coupon, select.wasRemoved);
  const isApplying = useSelector(coupon, select.isApplying);
  const canApply = useSelector(coupon, select.canApply);
  const why = problem ? <CouponProblemText problem={problem} /> : null;
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    coupon.send({ type: 'coupon.apply' });
  };
  return (
    <chakra.form display="flex" gap="3" alignItems="start" noValidate onSubmit={apply}>
      <Stack flex="1" minW="0">
        <TextField
          id={fieldId('coupon')}
          label={<FormattedMessage {...messages.code} />}
          error={
            why && wasDropped ? <FormattedMessage {...messages.dropped} values={{ why }} /> : why
          }
          input={{
            name: 'coupon',
            value: code,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            maxLength: 50,
            readOnly: !editable || isApplying,
            ...(wasRemoved ? { ref: takeLostFocus } : {}),
            onChange: ({ target }) => coupon.send({ type: 'code.type', code: target.value }),
          }}
        />
      </Stack>
      <Button
        type="submit"
        mt="7"
        variant="outline"
        disabled={!canApply || !editable}
        loading={isApplying}
      >
        <FormattedMessage {...messages.apply} />
      </Button>
    </chakra.form>
  );
}

/** For coupons that need an account; the typed code survives. */
function SignInFirst({ coupon }: Pick<CouponProps, 'coupon'>) {
  const isNeeded = useSelector(coupon, select.isForCustomers);
  return isNeeded ? <SignInButton size="sm" variant="outline" alignSelf="start" /> : null;
}

/** For coupons that need a verified contact. */
function VerifyFirst({ coupon }: Pick<CouponProps, 'coupon'>) {
  const isNeeded = useSelector(coupon, select.isForVerified);
  return isNeeded ? <VerifyButton size="sm" variant="outline" alignSelf="start" /> : null;
}

function Applied({ coupon, editable }: CouponProps) {
  const applied = useSelector(coupon, select.appliedOf);
  const wasChosen = useSelector(coupon, select.wasChosen);
  if (!applied) return null;
  return (
    <Notice tone="success" icon="tag" title={<Named {...applied} />}>
      <HStack gap="3" wrap="wrap" justify="space-between">
        <span>
          <Saved coupon={coupon} />
        </span>
        <Button
          ref={wasChosen ? takeLostFocus : null}
          size="sm"
          variant="outline"
          disabled={!editable}
          onClick={() => coupon.send({ type: 'coupon.remove' })}
        >
          <FormattedMessage {...messages.remove} />
        </Button>
      </HStack>
    </Notice>
  );
}

const Named = ({ code, title }: { readonly code: string; readonly title: string }) => (
  <FormattedMessage
    {...messages.applied}
    values={{ code: <bdi>{code}</bdi>, title: <bdi>{title}</bdi> }}
  />
);

function Suggested({ coupon, editable }: CouponProps) {
  const best = useSelector(coupon, select.suggestedOf);
  const count = useSelector(coupon, select.offersOf).filter(fits).length;
  if (!best) return null;
  const { code, verdict } = best;
  return (
    <Box borderWidth="1px" borderStyle="dashed" rounded="lg" p="3">
      <HStack gap="3" align="start" justify="space-between">
        <Text fontWeight="semibold" minW="0" overflowWrap="anywhere">
          <Named {...best} />
        </Text>
        <UseCoupon coupon={coupon} code={code} disabled={!editable} />
      </HStack>
      <HStack gap="2" wrap="wrap">
        <Badge tone="offer">
          <FormattedMessage {...messages.best} />
        </Badge>
        <FormattedMessage
          {...messages.saves}
          values={{ money: <MoneyText amount={verdict.saves} /> }}
        />
      </HStack>
      <Text textStyle="caption" color="fg.muted" mt="1">
        <FormattedMessage {...messages.bestWhy} values={{ count }} />
      </Text>
    </Box>
  );
}
