import { provide } from '#application/kernel/provide.ts';
import {
  convertPointsMachine,
  convertPointsSlots,
} from '#application/wallet/convert-points/machine.ts';
import { topUpMachine, topUpSlots } from '#application/wallet/top-up/machine.ts';
import { createWalletQueries } from '#application/wallet/wallet.queries.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { NAVIGATOR, PLATFORM, READ_MODELS, WIRE } from '#infrastructure/kernel/kernel.bindings.ts';
import { service, type Get } from '#infrastructure/kernel/service.ts';
import { createHttpPointsGateway } from './http-points-gateway.adapter.ts';
import { createHttpTopUpGateway } from './http-top-up-gateway.adapter.ts';
import { createHttpWalletReader } from './http-wallet-reader.adapter.ts';

export const WALLET = service((get) => ({
  reads: createWalletQueries(createHttpWalletReader(get(WIRE))),
  convertPoints: provideConvertPoints(get),
  topUp: provideTopUp(get),
}));

function provideConvertPoints(get: Get) {
  const points = createHttpPointsGateway(get(WIRE).http, get(PLATFORM).uuid);
  const reads = get(READ_MODELS);
  return provide(convertPointsMachine, convertPointsSlots, {
    actors: { convertPoints: fromCall(points.convert) },
    effects: { refreshReads: () => reads.stale(['wallet']) },
  });
}

function provideTopUp(get: Get) {
  const platform = get(PLATFORM);
  const gateway = createHttpTopUpGateway(get(WIRE), platform);
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
