import type { Module } from '#domain/catalogue/module.ts';
import { id } from '#domain/kernel/id.ts';

export const aModule = (facts: Partial<Module> = {}): Module => ({
  id: id(1),
  name: 'Food',
  type: 'food',
  icon: '/pictures/module-food-320.webp',
  storeCount: 12,
  zones: [],
  ...facts,
});

export const rentalModule = () => aModule({ id: id(6), type: 'rental', name: 'Rental' });

export const groceryModule = () => aModule({ id: id(2), name: 'Grocery', type: 'grocery' });
