/** Why the server does not start, in one sentence for the operator. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
