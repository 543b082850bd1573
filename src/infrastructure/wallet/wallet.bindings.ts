import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import {
  convertPointsMachine,
  convertPointsSlots,
} from '#application/wallet/convert-points/machine.ts';
import type * as Convert from '#application/wallet/convert-points/machine.ts';
import type { PointsGateway } from '#application/wallet/points-gateway.port.ts';
import type { TopUpGateway } from '#application/wallet/top-up-gateway.port.ts';
import { topUpMachine } from '#application/wallet/top-up/machine.ts';
import { topUpSlots } from '#application/wallet/top-up/setup.ts';
import type * as Fund from '#application/wallet/top-up/setup.ts';
import type { WalletReader } from '#application/wallet/wallet-reader.port.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CURRENT_SCOPE,
  HTTP_CLIENT,
  NAVIGATOR,
  PLATFORM,
  READ_MODELS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpPointsGateway } from './http-points-gateway.adapter.ts';
import { createHttpTopUpGateway } from './http-top-up-gateway.adapter.ts';
import { createHttpWalletReader } from './http-wallet-reader.adapter.ts';
import type { WalletWire } from './wallet-wire.ts';

export const WALLET_READER = token<WalletReader>('WalletReader');
export const CONVERT_POINTS_MACHINE = token<typeof convertPointsMachine>('ConvertPointsMachine');
export const TOP_UP_MACHINE = token<typeof topUpMachine>('TopUpMachine');
const WALLET_WIRE = token<WalletWire>('WalletWire');
const POINTS_GATEWAY = token<PointsGateway>('PointsGateway');
const TOP_UP_GATEWAY = token<TopUpGateway>('TopUpGateway');

export const walletBindings = new ContainerModule(({ bind }) => {
  bind(WALLET_WIRE).toResolvedValue(
    (
      http: HttpClient,
      { currency }: CurrentScope,
      { report = () => {} }: Platform,
    ): WalletWire => ({
      http,
      currency,
      report,
    }),
    [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
  );
  bind(WALLET_READER).toResolvedValue(createHttpWalletReader, [WALLET_WIRE]).inSingletonScope();
  bind(POINTS_GATEWAY)
    .toResolvedValue(
      (http: HttpClient, { uuid }: Platform) => createHttpPointsGateway(http, uuid),
      [HTTP_CLIENT, PLATFORM],
    )
    .inSingletonScope();
  bind(TOP_UP_GATEWAY)
    .toResolvedValue(createHttpTopUpGateway, [WALLET_WIRE, PLATFORM])
    .inSingletonScope();
  bind(CONVERT_POINTS_MACHINE).toResolvedValue(provideConvertPoints, [POINTS_GATEWAY, READ_MODELS]);
  bind(TOP_UP_MACHINE).toResolvedValue(provideTopUp, [
    TOP_UP_GATEWAY,
    READ_MODELS,
    NAVIGATOR,
    PLATFORM,
  ]);
});

const provideConvertPoints = (
  points: PointsGateway,
  reads: ReadModels,
): typeof convertPointsMachine =>
  provide(convertPointsMachine, convertPointsSlots, {
    actors: {
      convertPoints: fromPromise<Convert.Answer, number>(({ input, signal }) =>
        points.convert(input, signal),
      ),
    },
    effects: { refreshReads: () => reads.stale(['wallet']) },
  });

const provideTopUp = (
  gateway: TopUpGateway,
  reads: ReadModels,
  navigator: Navigator,
  { openPage }: Platform,
): typeof topUpMachine =>
  provide(topUpMachine, topUpSlots, {
    actors: {
      beginTopUp: fromPromise<Fund.BeginAnswer, Fund.BeginInput>(({ input, signal }) =>
        gateway.begin(input, signal),
      ),
      findTopUp: fromPromise<Fund.FindAnswer, string>(({ input, signal }) =>
        gateway.find(input, signal),
      ),
    },
    effects: {
      goToGateway: (_, link) => openPage(link),
      forgetPayment: () => navigator.changeQuery({ payment: null, flag: null }, { replace: true }),
      refreshReads: () => reads.stale(['wallet']),
    },
  });
