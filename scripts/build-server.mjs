// Bundles what runs beside Next: the thread that draws, the worker's process and the local services.
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = {
  render: 'lib/exports/render-thread.ts',
  draft: 'lib/exports/draft-thread.ts',
  extras: 'lib/exports/extras/extras-thread.ts',
  worker: 'lib/runtime/main.ts',
  sandbox: 'sandbox/main.ts',
  pages: 'lib/headers/made-pages.ts',
  'other-builds': 'lib/builds/other-builds.ts',
  answers: 'lib/metrics/answers.ts',
};

/** Writes the bundles to `outdir`, packages left outside. `only` names those wanted. */
export async function buildServer({ outdir = '.output/server', only = Object.keys(entries) } = {}) {
  await bundle(outdir, Object.fromEntries(only.map((name) => [name, entries[name]])));
}

/** Bundles the sources of `entryPoints` (name to file) as the server's own are. */
export async function bundle(outdir, entryPoints) {
  await build(settings(outdir, entryPoints));
}

/** Writes the bundles and writes them again whenever their sources change. */
export async function watchServer() {
  const watched = await context(settings('.output/server', entries));
  await watched.rebuild();
  await watched.watch();
}

function settings(outdir, entryPoints) {
  return {
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [serverOnly],
  };
}

/** The package that keeps server code out of the browser refuses to be loaded anywhere else: here it stands for nothing. */
const serverOnly = {
  name: 'server-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
