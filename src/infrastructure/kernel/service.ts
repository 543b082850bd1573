import { Container, type ServiceIdentifier } from 'inversify';
import { Defect } from '#domain/kernel/defect.ts';

/** A value of the container, made once, on first use. Its dependencies are the services that it gets. */
export type Service<Value> = {
  readonly id: ServiceIdentifier<Value>;
  readonly make: (get: Get) => Value;
};
export type Get = <Value>(service: Service<Value>) => Value;

export const service = <Value>(make: (get: Get) => Value): Service<Value> => ({
  id: Symbol('service'),
  make,
});

/** A service that the composition root sets. */
export const token = <Value>(name: string): Service<Value> =>
  service(() => {
    throw new Defect(`"${name}" was not set`);
  });

type Values = {
  readonly get: Get;
  readonly set: <Value>(service: Service<Value>, value: Value) => void;
};

export function createContainer(): Values {
  // The page's content security policy forbids code generated at run time.
  const container = new Container({ jitless: true });
  const get: Get = ({ id, make }) => {
    if (!container.isBound(id)) {
      container
        .bind(id)
        .toDynamicValue(() => make(get))
        .inSingletonScope();
    }
    return container.get(id);
  };
  return { get, set: ({ id }, value) => void container.bind(id).toConstantValue(value) };
}
