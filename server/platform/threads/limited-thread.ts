import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Unpacked bytes lie outside the heap that Node limits, so the whole process is watched while a thread works. */
const GROWTH_LIMIT_BYTES = 500 * 1024 * 1024;
const WATCH_EVERY_MS = 50;
const HEAP_MEGABYTES = 192;

/** Why a thread was ended before it answered. */
export type EndedFor = 'too-long' | 'too-much' | 'stopped' | 'failed';

/** A thread that was ended before it answered; `cause` is what it threw, where it failed by itself. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
  readonly reason: EndedFor;

  constructor(reason: EndedFor, cause?: unknown) {
    super(`The thread was ended: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * A thread with limits of time and memory that answers one message with another, so that no work can take the server
 * with it. It gets none of our settings but where compiled code is kept: without that it would load what makes
 * JavaScript of TypeScript, 20 MB and a tenth of a second.
 */
export class LimitedThread<Work, Answer> {
  private readonly worker: Worker;
  private isOver = false;

  constructor(script: URL) {
    const compiled = getCompileCacheDir();
    this.worker = new Worker(script, {
      resourceLimits: {
        maxOldGenerationSizeMb: HEAP_MEGABYTES,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
      // Libraries warn about what they do not know; none of it is for the log.
      stdout: true,
      stderr: true,
      // The directory is one of a Node version, inside the one that is named.
      env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) },
    });
    // It may end while nobody asks; whoever asks next is told.
    this.worker
      .on('error', () => {})
      .once('exit', () => {
        this.isOver = true;
      });
    this.worker.unref();
  }

  /**
   * What the thread answers to `work`, within `timeLimitMs`. `signal` ends it at once. Throws ThreadEnded; the thread is
   * gone then. One question at a time.
   */
  async ask(work: Work, timeLimitMs: number, signal?: AbortSignal): Promise<Answer> {
    const { worker } = this;
    const begin = process.memoryUsage.rss();
    const done = new AbortController();
    let watch: NodeJS.Timeout | undefined;
    let limit: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const end = (reason: EndedFor, cause?: unknown) => reject(new ThreadEnded(reason, cause));
        const failed = (error: NodeJS.ErrnoException) =>
          end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much' : 'failed', error);
        const gone = () => end('failed');
        worker.once('message', resolve).once('error', failed).once('exit', gone);
        done.signal.addEventListener('abort', () =>
          worker.off('message', resolve).off('error', failed).off('exit', gone),
        );
        // Either may have happened before it came here.
        if (this.isOver) end('failed');
        if (signal?.aborted) end('stopped');
        signal?.addEventListener('abort', () => end('stopped'), { signal: done.signal });
        limit = setTimeout(() => end('too-long'), timeLimitMs);
        watch = setInterval(() => {
          if (process.memoryUsage.rss() - begin > GROWTH_LIMIT_BYTES) end('too-much');
        }, WATCH_EVERY_MS);
        worker.postMessage(work);
      });
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      done.abort();
      clearTimeout(limit);
      clearInterval(watch);
    }
  }

  /** Ends the thread, whatever it is at. */
  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
