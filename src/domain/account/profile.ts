import type { Id } from '#domain/kernel/id.ts';

/** What the server knows about a signed-in customer. */
export type Profile = {
  readonly id: Id<'Customer'>;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly image: string | null;
};
