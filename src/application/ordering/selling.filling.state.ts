import type { AuthenticationOutcome } from '#application/account/authentication.ts';

type Typed<Field> = { readonly event: { readonly field: Field; readonly text: string } };
type Left<Field> = { readonly event: { readonly field: Field } };
type Answered = { readonly event: { readonly output: AuthenticationOutcome } };

/** Events of text fields: a field is validated on blur. */
export const typingOf = <Text, Field>() =>
  ({
    'field.type': {
      actions: {
        type: 'setText',
        params: ({ event: { field, text } }: Typed<Text>) => ({ field, text }),
      },
    },
    'field.leave': {
      actions: { type: 'judge', params: ({ event }: Left<Field>) => event.field },
    },
  }) as const;

/** A form whose quote failed, or needs a sign-in. `submit` is its event. */
export const unpricedStatesOf = <const Submit extends string>(
  description: string,
  submit: Submit,
) =>
  ({
    unquoted: {
      description,
      tags: 'unquoted',
      meta: { reqs: ['ERR-29'] },
      on: { 'quote.retry': 'checking', [submit]: { actions: 'judgeAll' } } as Readonly<
        Record<'quote.retry', 'checking'> & Record<Submit, { readonly actions: 'judgeAll' }>
      >,
    },
    signingIn: {
      description: 'The session has ended. The form waits while the customer signs in.',
      tags: 'unquoted',
      meta: { reqs: ['AUTH-10'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: true },
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }: Answered) => event.output },
            target: 'unquoted',
          },
          { target: 'checking' },
        ],
      },
    },
  }) as const;
