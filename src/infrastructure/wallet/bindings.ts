import { provide } from '#application/kernel/provide.ts';
import {
  convertPointsMachine,
  convertPointsSlots,
} from '#application/wallet/convert-points/machine.ts';
import { topUpMachine, topUpSlots } from '#application/wallet/top-up/machine.ts';
import { createWalletQueries } from '#application/wallet/wallet.queries.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { NAVIGATOR, PLATFORM, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import { service, type Get } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createPointsGateway, createTopUpGateway, createWalletReader } from './api.ts';

export const WALLET = service((get) => ({
  reads: createWalletQueries(createWalletReader(get(WIRE))),
  convertPoints: provideConvertPoints(get),
  topUp: provideTopUp(get),
}));

function provideConvertPoints(get: Get) {
  const points = createPointsGateway(get(WIRE).http, get(PLATFORM).uuid);
  const reads = get(READ_MODELS);
  return provide(convertPointsMachine, convertPointsSlots, {
    actors: { convertPoints: fromCall(points.convert) },
    effects: { refreshReads: () => reads.stale(['wallet']) },
  });
}

function provideTopUp(get: Get) {
  const platform = get(PLATFORM);
  const gateway = createTopUpGateway(get(WIRE), platform);
  const navigator = get(NAVIGATOR);
  const reads = get(READ_MODELS);
  return provide(topUpMachine, topUpSlots, {
    actors: { beginTopUp: fromCall(gateway.begin), findTopUp: fromCall(gateway.find) },
    effects: {
      goToGateway: (_, link) => platform.openPage(link),
      forgetPayment: () => navigator.changeQuery({ payment: null, flag: null }, { replace: true }),
      refreshReads: () => reads.stale(['wallet']),
    },
  });
}
