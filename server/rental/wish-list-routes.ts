import type { Hono } from 'hono';
import * as contract from '#contract/rental-vehicles.ts';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { callerOf, languageOf } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { problem } from '#server/kernel/problem.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { wordsIn } from '#server/kernel/words.ts';
import { toWireProvider } from './provider.wire.ts';
import { toWireVehicle } from './vehicle.wire.ts';
import { addWish, removeWish, wishesOf, wishWords, type Wish } from './wish-list.ts';
import * as words from './words.ts';

const tag = 'Renting';
const SIGNED_IN = 'Not signed in';
const ONE_OF_TWO = 'Neither a vehicle nor a provider is named, or both are';

/** Vehicles and providers that a customer wants to find again. Guests have no wishlist. */
export function wishListRoutes(context: ServerContext): Hono {
  const { db, now, currency, timeZone } = context;
  const { router, serve } = routerOn(context);
  serve(
    contract.listRentalWishes,
    { summary: 'The wishlist of vehicles and providers', tag, refusals: { 401: SIGNED_IN } },
    async (c) => {
      const { vehicles, providers } = await wishesOf(db, (await requireCustomer(context, c)).id);
      const { language, point } = callerOf(c);
      const at = wallTime(instant(now().getTime()), timeZone);
      return {
        vehicles: vehicles.map((row) => toWireVehicle(row, language, currency)),
        providers: providers.map((row) => toWireProvider(row, { language, point, currency, at })),
      };
    },
  );
  serve(
    contract.addRentalWish,
    {
      summary: 'Put a vehicle or a provider on the wishlist',
      tag,
      refusals: {
        401: SIGNED_IN,
        403: `It is there already. ${ONE_OF_TWO}`,
        404: 'There is no such vehicle or provider',
      },
    },
    async (c, { query }) => {
      const { id } = await requireCustomer(context, c);
      const wish = wishFrom(query);
      await addWish(db, id, wish, now());
      return { message: wordsIn(languageOf(c), wishWords(wish, 'added')) };
    },
  );
  serve(
    contract.removeRentalWish,
    {
      summary: 'Take a vehicle or a provider off the wishlist',
      tag,
      refusals: { 401: SIGNED_IN, 403: ONE_OF_TWO, 404: 'It is not there' },
    },
    async (c, { query }) => {
      const { id } = await requireCustomer(context, c);
      const wish = wishFrom(query);
      await removeWish(db, id, wish);
      return { message: wordsIn(languageOf(c), wishWords(wish, 'removed')) };
    },
  );
  return router;
}

function wishFrom({
  vehicle_id: vehicle,
  provider_id: provider,
}: {
  readonly vehicle_id?: number | undefined;
  readonly provider_id?: number | undefined;
}): Wish {
  if (vehicle !== undefined && provider === undefined) return { kind: 'vehicle', id: vehicle };
  if (provider !== undefined && vehicle === undefined) return { kind: 'provider', id: provider };
  throw problem(403, 'vehicle_id', words.ONE_WISH);
}
