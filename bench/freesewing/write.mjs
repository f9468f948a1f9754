// Writes the A4 file of a design, to be looked at: node write.mjs shirt /tmp/shirt.pdf
import { writeFileSync } from 'node:fs';
import { DESIGNS } from './designs.mjs';
import { a4File } from './export.mjs';

const [key, path] = process.argv.slice(2);
const { bytes } = await a4File(DESIGNS[key]);
writeFileSync(path, bytes);
