/** Parameters of a guard or an action: the event itself. */
export const fromEvent = <Event>({ event }: { readonly event: Event }): Event => event;
