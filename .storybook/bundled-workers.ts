import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Serves each worker as one file. A worker shares no module with its page, and Vite serves them one by one: every start of the import's
 * worker fetched three hundred.
 */
export function bundledWorkers(conditions: readonly string[]): Plugin {
  return {
    name: 'kontor:bundled-workers',
    apply: 'serve',
    enforce: 'pre',
    async load(id) {
      const [file = '', query = ''] = id.split('?');
      if (!query.startsWith('worker_file')) return null;
      const { code, map, moduleIds } = await bundle(file, conditions);
      for (const module of moduleIds) this.addWatchFile(module);
      return { code, map };
    },
  };
}

async function bundle(file: string, conditions: readonly string[]): Promise<Rolldown.OutputChunk> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: { input: file, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0];
}
