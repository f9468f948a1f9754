import { expect, test } from 'vitest';
import { changesWorld, testsToIsolate } from './tests-to-isolate.mjs';

test.each([
  "vi.mock('@/lib/mail/send')",
  "vi.stubEnv('PORT', '1')",
  "vi.spyOn(console, 'error')",
  '// @vitest-environment happy-dom',
  "process.env.PORT = '1'",
])('a test with %s is loaded by itself', (line) => {
  expect(changesWorld(`import { test } from 'vitest';\n${line};\n`)).toBe(true);
});

test('a test that only asks shares what it loads', () => {
  expect(changesWorld("const asked = vi.fn();\nexpect(asked).toHaveBeenCalledWith('vi');\n")).toBe(false);
});

test('tests are named by their path in the project, those beside its settings as well', () => {
  const files = testsToIsolate(process.cwd());
  expect(files).toContain('middleware.test.ts');
  expect(files).toContain('lib/http/client.test.ts');
  expect(files).not.toContain('lib/errors/parse-input.test.ts');
});
