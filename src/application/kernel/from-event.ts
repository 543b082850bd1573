/** Parameters of a guard or an action: the event as it came. */
export const fromEvent = <Event>({ event }: { readonly event: Event }): Event => event;
