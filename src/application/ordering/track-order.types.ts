export type Event = {
  readonly type: 'order.find';
  readonly orderId: string;
  readonly phone: string;
};
export type Input = { readonly orderId: number | null; readonly phone: string | null };
export type Context = Input;
export type Tag = 'busy';
export type Meta = { readonly reqs: readonly string[] };
