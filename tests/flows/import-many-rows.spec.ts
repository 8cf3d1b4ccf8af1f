import type { Browser, Page } from '@playwright/test';
import type { ImportWizard } from './pages/ImportWizard.js';
import { expect, test } from './portal.js';

const MANY = 100_000;
/** A check whose thread is told apart: the share of the page says as much after fewer rows. */
const FEWER = 30_000;
/** Short rows: a file may have 10 MB. */
const HEADER =
  'Bestellnr.;Bestelldatum;Anrede;Vor- und Nachname;Straße/Hausnr.;PLZ;Ort;Land;Artikelnr.;Menge';
const row = (n: number) =>
  `V-${n};02.11.2026;Frau;Ina Vogt;Lindenweg 3;24937;Flensburg;DE;NW1050;${1 + (n % 4)}`;

interface CpuSeconds {
  /** Of the thread that draws the page and answers its user. */
  readonly page: number;
  /** Of the pages' processes, with the threads of their workers. */
  readonly all: number;
}

/** Measures CPU time, which a busy machine does not stretch, from when it is made. */
async function watchCpu(browser: Browser, page: Page): Promise<() => Promise<CpuSeconds>> {
  const thread = await page.context().newCDPSession(page);
  const processes = await browser.newBrowserCDPSession();
  await thread.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async (): Promise<CpuSeconds> => {
    const [{ metrics }, { processInfo }] = await Promise.all([
      thread.send('Performance.getMetrics'),
      processes.send('SystemInfo.getProcessInfo'),
    ]);
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return {
      page: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN,
      all: renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    };
  };
  const begin = await now();
  return async () => {
    const end = await now();
    return { page: end.page - begin.page, all: end.all - begin.all };
  };
}

/** CPU seconds of the check of so many rows, from the press on "Weiter" to its counts. */
async function checkRows(
  orders: number,
  { wizard, page, browser }: { wizard: ImportWizard; page: Page; browser: Browser },
): Promise<CpuSeconds> {
  const lines = [HEADER, ...Array.from({ length: orders }, (_, n) => row(n))];
  await wizard.open();
  await wizard.choose({ name: 'viele.csv', bytes: Buffer.from(lines.join('\n')) });
  await expect(wizard.facts).toContainText(orders.toLocaleString('de'));
  await wizard.next();
  await wizard.arriveAt('mapping');
  const used = await watchCpu(browser, page);
  await wizard.next();
  await wizard.arriveAt('check');
  await wizard.sheet.expectPlan({ create: orders, unchanged: 0, conflict: 0, invalid: 0 });
  return used();
}

/** Makes workers of a page run on the page's own thread; as text, so that nothing translates its `import`. */
const WORK_ON_THE_PAGE = `
  const inside = new EventTarget();
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type, ...rest) =>
    type === 'message' ? inside.addEventListener(type, ...rest) : listen(type, ...rest);
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      window.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      this.script = import(url);
    }
    postMessage(data) {
      this.script.then(() => inside.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {}
  };`;

test('the page stays free while 100,000 rows are checked', async ({ wizard, page, browser }) => {
  const cpu = await checkRows(MANY, { wizard, page, browser });
  expect(cpu.page).toBeLessThan(cpu.all / 3);
});

test('a check on the thread of the page would be seen', async ({ wizard, page, browser }) => {
  await page.addInitScript(WORK_ON_THE_PAGE);
  const cpu = await checkRows(FEWER, { wizard, page, browser });
  expect(cpu.page).toBeGreaterThan(cpu.all / 3);
});
