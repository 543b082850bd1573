import { comesHome } from '#tests/model/support/in-the-shop.ts';
import { defineFixture } from '#tools/model/fixture.ts';
import { flow } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: { 'a page coming up': comesHome },
});
