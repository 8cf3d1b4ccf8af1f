import type { WorkerEnd } from '../../order-import/index.js';

/**
 * A browser starts workers of the page's own origin alone, and this script is of the portal's: a small script of the page's own imports
 * it. The page's content security policy must allow `worker-src blob:`. It bears the browser's name because bundlers look for that.
 */
class Worker extends globalThis.Worker {
  constructor(url: URL, options: WorkerOptions) {
    const source = `import ${JSON.stringify(url.href)};`;
    const own = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    super(url.origin === location.origin ? url : own, options);
  }
}

/** Starts the worker of the import on a foreign page. */
export function createCrossOriginWorker(): WorkerEnd {
  return new Worker(new URL('../../order-import/order-import.worker.js', import.meta.url), {
    type: 'module',
    name: 'order-import',
  });
}
