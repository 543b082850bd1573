import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { ClaimForm as Form, ClaimRefusals } from '#domain/account/claim.ts';
import { Card } from '#ui/design/card.tsx';
import { TextField } from '#ui/design/form-fields.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { messages } from '#ui/kernel/contact.messages.ts';

type Names = 'title' | 'id' | 'idMissing' | 'idMalformed' | 'phoneMissing' | 'find' | 'notFound';
export type ClaimWords = Readonly<Record<Names, MessageDescriptor>> & {
  readonly lead: ForBoth;
  readonly notFoundHint: ForBoth;
};
type ForBoth = Readonly<Record<'guest' | 'customer', MessageDescriptor>>;

type Props = {
  readonly form: Form;
  readonly errors: ClaimRefusals;
  readonly phoneIsNeeded: boolean;
  readonly isBusy: boolean;
  readonly isMissing: boolean;
  readonly failure: CallFailure | null;
  readonly texts: ClaimWords;
  readonly idName: 'order_id' | 'trip_id';
  readonly onId: (text: string) => void;
  readonly onPhone: (text: string) => void;
  readonly onFind: () => void;
  readonly children?: Elements;
};

/** A guest proves ownership by phone number, a customer by the session. */
export function ClaimForm({ form, errors, phoneIsNeeded, isBusy, texts, ...rest }: Props) {
  const { isMissing, failure, idName, onId, onPhone, onFind, children } = rest;
  const who = phoneIsNeeded ? 'guest' : 'customer';
  return (
    <Box maxW="lg" mx="auto" mt={{ base: '2', md: '8' }}>
      <Card>
        <Heading as="h1" size="lg">
          <FormattedMessage {...texts.title} />
        </Heading>
        <Text color="fg.muted" mt="1" mb="5">
          <FormattedMessage {...texts.lead[who]} />
        </Text>
        <SearchFailure {...{ isMissing, failure, texts, who }} />
        <chakra.form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onFind();
          }}
        >
          <Stack gap="4">
            <TextField
              label={<FormattedMessage {...texts.id} />}
              required
              error={
                errors.id ? (
                  <FormattedMessage
                    {...texts[errors.id === 'missing' ? 'idMissing' : 'idMalformed']}
                  />
                ) : null
              }
              input={{
                name: idName,
                inputMode: 'numeric',
                autoComplete: 'off',
                maxLength: 20,
                value: form.id,
                onChange: ({ target }) => onId(target.value),
              }}
            />
            {phoneIsNeeded ? (
              <TextField
                label={<FormattedMessage {...messages.phone} />}
                hint={<FormattedMessage {...messages.phoneHint} />}
                required
                error={errors.phone ? <PhoneError error={errors.phone} texts={texts} /> : null}
                input={{
                  name: 'contact_number',
                  type: 'tel',
                  inputMode: 'tel',
                  autoComplete: 'tel',
                  maxLength: 30,
                  value: form.phone,
                  onChange: ({ target }) => onPhone(target.value),
                }}
              />
            ) : null}
            <Button type="submit" size="lg" loading={isBusy}>
              <FormattedMessage {...texts.find} />
            </Button>
          </Stack>
        </chakra.form>
        {children}
      </Card>
    </Box>
  );
}

type ErrorProps = Pick<Props, 'texts'> & { readonly error: NonNullable<ClaimRefusals['phone']> };

const PhoneError = ({ error, texts }: ErrorProps) =>
  error === 'missing' ? (
    <FormattedMessage {...texts.phoneMissing} />
  ) : (
    <FormattedMessage {...messages.phoneMalformed} />
  );

/**
 * "Not found" and "not reached" are different messages. The live region exists before it has text.
 */
function SearchFailure({
  isMissing,
  failure,
  texts,
  who,
}: Pick<Props, 'isMissing' | 'failure' | 'texts'> & { readonly who: keyof ForBoth }) {
  return (
    <Box role="alert" mb={isMissing || failure ? '4' : '0'}>
      {isMissing || failure ? (
        <Notice
          tone="danger"
          title={
            failure ? <FailureText failure={failure} /> : <FormattedMessage {...texts.notFound} />
          }
        >
          {isMissing ? (
            <p>
              <FormattedMessage {...texts.notFoundHint[who]} />
            </p>
          ) : null}
        </Notice>
      ) : null}
    </Box>
  );
}
