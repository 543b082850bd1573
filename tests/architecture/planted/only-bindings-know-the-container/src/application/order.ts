import { Container } from 'inversify';
export const order = Container;
