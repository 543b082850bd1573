import { openServer } from '#server/main.ts';

/* Fills a data folder with the example data: copies of it start several apps at once without a fill each. */
const [dataFolder] = process.argv.slice(2);
if (dataFolder === undefined) throw new Error('Usage: node tools/desk/fill-data.ts <folder>');
const { close } = await openServer({
  ...{ databaseUrl: null, dataFolder, desk: null, exampleData: true },
  log: () => {},
});
await close();
