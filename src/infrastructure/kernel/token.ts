import type { ServiceIdentifier } from 'inversify';

/** A name in the container that carries the type of its service. */
export const token = <Service>(name: string) => Symbol(name) as ServiceIdentifier<Service>;
