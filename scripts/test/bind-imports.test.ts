import { describe, expect, it } from 'vitest';
import { bindImports } from './bind-imports.mjs';

describe('an import, bound', () => {
  it('is a constant of the module that imports it, under the name it has there', () => {
    expect(bindImports("import { a, b as c } from './x.ts';\na(c);")).toBe(
      "import * as __bound_0__ from './x.ts'; const a = __bound_0__.a, c = __bound_0__.b;\na(c);",
    );
  });

  it('keeps every line where it was', () => {
    const bound = bindImports('import {\n  a,\n  b,\n} from "x";\nimport { c } from "y";\nc(a, b);');
    expect(bound.split('\n').at(-1)).toBe('c(a, b);');
    expect(bound.match(/\n/g)).toHaveLength(5);
  });

  it('leaves a default, a namespace and what only takes effect as they are', () => {
    const code = 'import x from "x";\nimport * as y from "y";\nimport "z";';
    expect(bindImports(code)).toBe(code);
  });
});
