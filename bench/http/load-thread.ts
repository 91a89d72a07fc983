import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Ran, Run } from './load.ts';

const { CONNECTIONS } = workerData as { CONNECTIONS: number };
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask({ url, cookie }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { cookie }, timeout: 20_000 }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    request.once('error', reject).once('timeout', () => request.destroy(new Error(`${url} did not answer`)));
  });
}

parentPort?.on('message', async (run: Run | null) => {
  if (run === null) return parentPort?.close();
  const began = performance.now();
  let requests = 0;
  const one = async () => {
    while (performance.now() - began < run.milliseconds) {
      await ask(run);
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const ran: Ran = { requests, seconds: (performance.now() - began) / 1000 };
  parentPort?.postMessage(ran);
});
