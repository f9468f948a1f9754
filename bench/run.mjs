// npm run bench, npm run bench:peers, npm run bench:tryon: a bench bundled as the server is, so that it times what is served and not a
// loader's wrappings. The bench is named first.
import { bundle } from '../scripts/build-server.mjs';

const OUT = '.output/bench';
/** What the bench runs in processes of their own. */
const BESIDE = { cold: 'bench/cold.ts', exporting: 'bench/exporting.ts' };
const [name] = process.argv.splice(2, 1);

await bundle(OUT, { [name]: `bench/${name}.ts`, ...BESIDE });
await import(`../${OUT}/${name}.mjs`);
