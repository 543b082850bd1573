import { service } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createCartGateway } from './api.ts';

export const CART_ADAPTER = service((get) => createCartGateway(get(WIRE)));
