import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transferPoints } from '#contract/wallet.ts';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { inWallet, REWARDS, withPoints } from '#tests/support/builders/rewards.ts';
import { aTown, type Rows } from '#tests/support/builders/rows.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { balanceOf, book } from './ledger.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres)('two servers on one PostgreSQL', () => {
  let databases: readonly OpenDatabase[];
  let servers: readonly TestServer[];
  let rows: Rows;

  beforeAll(async () => {
    const url = (await postgres?.emptyDatabase()) ?? '';
    const open = () => openDatabase({ kind: 'postgres', url });
    databases = [await open(), await open()];
    await Promise.all(databases.map(({ db, exclusively }) => exclusively(() => migrate(db))));
    servers = await Promise.all(databases.map(({ db }) => createTestApp({ seeded: false, db })));
  });
  beforeEach(async () => {
    rows = await aTown(at(0).db);
    await rows.setting('rewards', REWARDS);
  });
  afterAll(async () => {
    for (const { close } of databases ?? []) await close();
  });

  const at = (turn: number): TestServer => {
    const server = servers[turn % 2];
    if (!server) throw new Error('Two servers were to share one database');
    return server;
  };
  const many = Array.from({ length: 20 }, (_, turn) => turn);

  test('twenty concurrent debits of five dollars from twelve succeed twice [ACC-08]', async () => {
    const { id: customer } = await rows.customer();
    await inWallet(at(0).db, customer, 1_200);
    const debit = { customer, kind: 'order_place', change: -500, at: new Date() } as const;

    const outcomes = await Promise.all(
      many.map((turn) =>
        at(turn)
          .db.transaction()
          .execute((db) => book(db, 'wallet', { ...debit, reference: `order ${turn}` })),
      ),
    );

    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(2);
    expect(await balanceOf(at(0).db, 'wallet', customer)).toBe(200);
    const entries = await at(0)
      .db.selectFrom('ledger_entry')
      .selectAll()
      .orderBy('number')
      .execute();
    expect(entries.map(({ number, balance }) => [number, balance])).toEqual([
      [1, 1_200],
      [2, 700],
      [3, 200],
    ]);
  });

  test('twenty tabs that convert the same points get the money once [ACC-10]', async () => {
    const { id: customer, token } = await rows.customer();
    await withPoints(at(0).db, customer, 320);

    const answers = await Promise.all(
      many.map((turn) => at(turn).post(transferPoints.path, { point: 320 }, { token })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 203)).toHaveLength(19);
    expect(await balanceOf(at(0).db, 'wallet', customer)).toBe(640);
    expect(await balanceOf(at(0).db, 'points', customer)).toBe(0);
  });
});
