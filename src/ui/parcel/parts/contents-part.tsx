import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/parcel/send-parcel/selectors.ts';
import type { ContentsField } from '#domain/parcel/parcel-form.ts';
import { Choice } from '#ui/design/choice.tsx';
import { FormPart } from '#ui/design/form-part.tsx';
import { TextField } from '#ui/design/form-fields.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/parcel/send-parcel.messages.ts';
import { StepActions } from './step-actions.tsx';
import { StepForm } from './step-form.tsx';

type Props = { readonly sending: select.SendParcelActor };

const ERRORS = {
  missing: messages.fieldMissing,
  malformed: messages.fieldMalformed,
  tooMuch: messages.fieldTooMuch,
} as const;

export function ContentsPart({ sending }: Props) {
  const { limits } = useSelector(sending, select.categoryOf);
  const { acknowledged } = useSelector(sending, select.formOf).contents;
  const refusals = useSelector(sending, select.contentsRefusalsOf);
  const isRefused = Object.keys(refusals).length > 0;
  return (
    <StepForm sending={sending}>
      <FormPart
        icon="parcel"
        title={<FormattedMessage {...messages.contents} />}
        error={
          refusals.acknowledged ? (
            <FormattedMessage {...messages.acknowledgeMissing} />
          ) : isRefused ? (
            <FormattedMessage {...messages.check} />
          ) : null
        }
      >
        <NumberField
          sending={sending}
          field="weight"
          hint={
            <FormattedMessage {...messages.upToWeight} values={{ count: limits.grams / 1000 }} />
          }
        />
        <NumberField
          sending={sending}
          field="length"
          hint={
            <FormattedMessage {...messages.upToLength} values={{ count: limits.centimetres }} />
          }
        />
        <NumberField
          sending={sending}
          field="value"
          hint={
            <FormattedMessage
              {...messages.upToValue}
              values={{ money: <MoneyText amount={limits.value} /> }}
            />
          }
        />
        <Stack gap="2">
          <Heading as="h3" size="xs">
            <FormattedMessage {...messages.prohibitedTitle} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...messages.prohibited} />
          </Text>
          <chakra.div>
            <Choice
              of="many"
              name="acknowledged"
              label={<FormattedMessage {...messages.acknowledge} />}
              checked={acknowledged}
              onChoose={() =>
                sending.send({ type: 'prohibited.tick', acknowledged: !acknowledged })
              }
            />
          </chakra.div>
        </Stack>
      </FormPart>
      <StepActions sending={sending} />
    </StepForm>
  );
}

type FieldProps = Props & { readonly field: ContentsField; readonly hint: ReactNode };

function NumberField({ sending, field, hint }: FieldProps) {
  const text = useSelector(sending, select.formOf).contents[field];
  const refusal = useSelector(sending, select.contentsRefusalsOf)[field];
  return (
    <TextField
      label={<FormattedMessage {...messages[field]} />}
      hint={hint}
      required
      error={refusal ? <FormattedMessage {...ERRORS[refusal]} /> : null}
      input={{
        name: field,
        inputMode: 'decimal',
        autoComplete: 'off',
        value: text,
        maxLength: 12,
        onChange: ({ target }) =>
          sending.send({ type: 'contents.type', field, text: target.value }),
      }}
    />
  );
}
