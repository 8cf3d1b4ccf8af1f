import type { WorkerEnd } from '../../order-import/index.js';

/**
 * Worker that also starts on a foreign page. Browsers only start workers of the page's own origin, and this script
 * belongs to the portal's. A small script of the page's origin therefore imports it; the page's content security policy
 * must allow `worker-src blob:`. The class has the browser's name because bundlers look for it.
 */
class Worker extends globalThis.Worker {
  constructor(url: URL, options: WorkerOptions) {
    const source = `import ${JSON.stringify(url.href)};`;
    const own = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    super(url.origin === location.origin ? url : own, options);
  }
}

/** Starts the order import's worker on a foreign page. */
export function createCrossOriginWorker(): WorkerEnd {
  return new Worker(new URL('../../order-import/order-import.worker.js', import.meta.url), {
    type: 'module',
    name: 'order-import',
  });
}
