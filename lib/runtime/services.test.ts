import { afterEach, expect, it } from 'vitest';
import { provideServices, type Services, services, startedServices } from './services';

const opened = { role: 'stand-in' } as unknown as Services;

afterEach(() => provideServices(undefined));

it('refuses what asks for the services of a process whose instrumentation did not run', async () => {
  await expect(services()).rejects.toThrow('has not started');
});

it('lets what begins beside the instrumentation wait for it', async () => {
  const awaited = startedServices();
  provideServices(Promise.resolve(opened));
  expect(await awaited).toBe(opened);
  expect(await startedServices()).toBe(opened);
  expect(await services()).toBe(opened);
});
