// npm run bench: the bench bundled as the server is, so that it times what is served and not a loader's wrappings.
import { bundle } from '../scripts/build-server.mjs';

const OUT = '.output/bench';

await bundle(OUT, { bench: 'bench/bench.ts', cold: 'bench/cold.ts' });
await import(`../${OUT}/bench.mjs`);
