import { writeFileSync } from 'node:fs';
import { DESIGN_NAMES, designOf } from './designs';
import { goldenPicture } from './sheet';

// `npm run goldens [name …]`: draws the pictures anew. Look at them before they are kept.
const wanted = process.argv.slice(2);
for (const name of DESIGN_NAMES.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  writeFileSync(new URL(`./pictures/${name}.svg`, import.meta.url), goldenPicture(name, designOf(name)));
  process.stdout.write(`${name}\n`);
}
