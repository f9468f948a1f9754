import { expect, test, vi } from 'vitest';

test('in the browser no schema is compiled, however often it reads', async () => {
  vi.resetModules();
  await import('./instrumentation-client');
  const { z } = await import('zod');
  const compile = vi.spyOn(globalThis, 'Function');
  expect(z.strictObject({ a: z.number() }).parse({ a: 1 })).toEqual({ a: 1 });
  expect(z.config().jitless).toBe(true);
  expect(compile).not.toHaveBeenCalled();
});
