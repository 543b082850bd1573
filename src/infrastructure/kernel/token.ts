import type { ServiceIdentifier } from 'inversify';

/** A name in the container that carries the type of what it names. */
export const token = <Service>(name: string) => Symbol(name) as ServiceIdentifier<Service>;
