// Binds what a module imports to constants of its own. The runner turns every use of an import into a read through a
// getter of the module that exports it, and a draft makes millions: half of its time. Sound because no modules import
// each other in a circle (lib/testing/directions.test.ts) and none exports a value that changes.

const NAMED = /^import\s*\{([^}]*)\}\s*from\s*(["'][^"']+["']);?/gm;

const bindingOf = (name, module) => {
  const [imported, local = imported] = name.trim().split(/\s+as\s+/);
  return `${local} = ${module}.${imported}`;
};

/** The text with each `import { a as b } from 'x'` as a namespace and constants, every line where it was. */
export function bindImports(code) {
  let count = 0;
  return code.replace(NAMED, (statement, names, from) => {
    const module = `__bound_${count++}__`;
    const bound = names.split(',').filter((name) => name.trim() !== '');
    const lines = '\n'.repeat(statement.split('\n').length - 1);
    return `import * as ${module} from ${from}; const ${bound.map((name) => bindingOf(name, module)).join(', ')};${lines}`;
  });
}

/** For Vite: binds the imports of the modules that `isBound` says yes to. */
export function boundImports(isBound) {
  return {
    name: 'bound-imports',
    enforce: 'post',
    transform: (code, id) => (isBound(id) ? { code: bindImports(code), map: null } : undefined),
  };
}
