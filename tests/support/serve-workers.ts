import cluster from 'node:cluster';
import { builtSite } from '#server/shell/site.ts';
import { readEnvironment } from '#tools/setup/environment.ts';
import { inOneSentence } from '#tools/setup/process.ts';
import { run } from '#tools/setup/run.ts';

/**
 * A server as in production, with as many processes as the environment says, without a built app. Prints each
 * worker as it listens.
 */
cluster.on('listening', ({ process: { pid } }) => console.log(`worker ${pid} listens`));

await inOneSentence(() => {
  const environment = readEnvironment(process.env, process.cwd(), 'serve');
  return run(environment, () => builtSite('tests/support', environment.site));
});
