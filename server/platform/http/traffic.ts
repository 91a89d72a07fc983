import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** Upper bounds of the histogram, in seconds. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface RouteTraffic {
  readonly labels: string;
  /** Requests at most as long as each bound. */
  readonly within: number[];
  count: number;
  seconds: number;
}

/** Counts requests from now on and gives the lines in which Prometheus reads them, with memory and the event loop. */
export function watchTraffic(app: FastifyInstance): () => string[] {
  const routes = new Map<string, RouteTraffic>();
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  app.addHook('onClose', async () => {
    loop.disable();
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: that may hold a token, and would make a line for each.
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${Math.floor(reply.statusCode / 100)}xx"`;
    const seconds = reply.elapsedTime / 1000;
    const traffic = routes.get(labels) ?? { labels, within: BOUNDS.map(() => 0), count: 0, seconds: 0 };
    routes.set(labels, traffic);
    traffic.count += 1;
    traffic.seconds += seconds;
    for (const [place, bound] of BOUNDS.entries())
      if (seconds <= bound) traffic.within[place] = (traffic.within[place] ?? 0) + 1;
  });
  return () => {
    const lines = [
      '# TYPE http_request_duration_seconds histogram',
      ...[...routes.values()].flatMap(linesOf),
    ];
    const late = (name: string, nanoseconds: number) =>
      `nodejs_eventloop_lag_seconds{quantile="${name}"} ${(Number.isFinite(nanoseconds) ? nanoseconds : 0) / 1e9}`;
    const { user, system } = process.cpuUsage();
    lines.push(
      '# TYPE nodejs_eventloop_lag_seconds gauge',
      late('0.5', loop.percentile(50)),
      late('0.99', loop.percentile(99)),
      late('1', loop.max),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
    );
    // Each look tells of the time since the last one.
    loop.reset();
    return lines;
  };
}

function linesOf({ labels, within, count, seconds }: RouteTraffic): string[] {
  const name = 'http_request_duration_seconds';
  return [
    ...BOUNDS.map((bound, place) => `${name}_bucket{${labels},le="${bound}"} ${within[place]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
