// The embedded database as it is before anybody came, made while the site is built: making one takes seconds and 800 MB,
// which nobody should wait for at a first start. Migrations that come later are carried out as ever.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const dir = process.argv[2] ?? '.output/server/database';
rmSync(dir, { recursive: true, force: true });
mkdirSync(dirname(dir), { recursive: true });
const lite = await PGlite.create({ dataDir: dir });
await migrate(drizzle({ client: lite, casing: 'snake_case' }), { migrationsFolder: 'lib/db/migrations' });
await lite.exec('checkpoint');
await lite.close();
console.log('Made the database of a first start.');
