import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order.selectors.ts';
import { Card } from '#ui/design/card.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { TextField } from '#ui/design/form-fields.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/track.messages.ts';
import { messages as titles } from '#ui/ordering/pages/titles.messages.ts';

type Props = { readonly track: select.TrackOrderActor };

/** Which order? A guest proves it by the phone number, a customer by being signed in. */
export function TrackForm({ track }: Props) {
  const form = useSelector(track, select.formOf);
  const { orderId, phone } = useSelector(track, select.fieldErrorsOf);
  const phoneIsNeeded = useSelector(track, select.phoneIsNeeded);
  const isBusy = useSelector(track, (snapshot) => select.viewOf(snapshot) === 'finding');
  return (
    <Box maxW="lg" mx="auto" mt={{ base: '2', md: '8' }}>
      <Card>
        <Heading as="h1" size="lg">
          <FormattedMessage {...titles.trackOrder} />
        </Heading>
        <Text color="fg.muted" mt="1" mb="5">
          <FormattedMessage {...messages[phoneIsNeeded ? 'lead' : 'leadCustomer']} />
        </Text>
        <SearchFailure track={track} />
        <chakra.form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            track.send({ type: 'order.find' });
          }}
        >
          <Stack gap="4">
            <TextField
              label={<FormattedMessage {...messages.orderId} />}
              required
              error={
                orderId ? (
                  <FormattedMessage
                    {...messages[orderId === 'missing' ? 'orderIdMissing' : 'orderIdMalformed']}
                  />
                ) : null
              }
              input={{
                name: 'order_id',
                inputMode: 'numeric',
                autoComplete: 'off',
                maxLength: 20,
                value: form.orderId,
                onChange: ({ target }) => track.send({ type: 'orderId.type', text: target.value }),
              }}
            />
            {phoneIsNeeded ? (
              <TextField
                label={<FormattedMessage {...messages.phone} />}
                hint={<FormattedMessage {...messages.phoneHint} />}
                required
                error={
                  phone ? (
                    <FormattedMessage
                      {...messages[phone === 'missing' ? 'phoneMissing' : 'phoneMalformed']}
                    />
                  ) : null
                }
                input={{
                  name: 'contact_number',
                  type: 'tel',
                  inputMode: 'tel',
                  autoComplete: 'tel',
                  maxLength: 30,
                  value: form.phone,
                  onChange: ({ target }) => track.send({ type: 'phone.type', text: target.value }),
                }}
              />
            ) : null}
            <Button type="submit" size="lg" loading={isBusy}>
              <FormattedMessage {...messages.find} />
            </Button>
          </Stack>
        </chakra.form>
      </Card>
    </Box>
  );
}

/** Not found, or not reached: two different things to a person. There before it speaks. */
function SearchFailure({ track }: Props) {
  const phoneIsNeeded = useSelector(track, select.phoneIsNeeded);
  const isMissing = useSelector(track, select.isMissing);
  const failure = useSelector(track, select.searchFailure);
  return (
    <Box role="alert" mb={isMissing || failure ? '4' : '0'}>
      {isMissing || failure ? (
        <Notice
          tone="danger"
          title={
            failure ? (
              <FailureText failure={failure} />
            ) : (
              <FormattedMessage {...messages.notFound} />
            )
          }
        >
          {isMissing ? (
            <p>
              <FormattedMessage
                {...messages[phoneIsNeeded ? 'notFoundHint' : 'notFoundHintCustomer']}
              />
            </p>
          ) : null}
        </Notice>
      ) : null}
    </Box>
  );
}
