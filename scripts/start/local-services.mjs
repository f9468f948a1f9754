import { fork } from 'node:child_process';
import { fail } from './messages.mjs';
import { firstFreePort } from './ports.mjs';

/** Whether any vendor is left to the stand-ins of this machine. */
export function usesLocalServices(env) {
  return !env.IDENTITY_FR_TENANT || !env.SMTP_URL;
}

/** Starts the stand-ins in a process of their own that ends with this one; answers their address. */
export async function startLocalServices() {
  process.env.SANDBOX_ORIGIN ||= `http://localhost:${await firstFreePort(4000)}`;
  process.env.SANDBOX_SMTP_PORT ||= String(await firstFreePort(2525));
  const child = fork('.output/server/sandbox.mjs', { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await new Promise((resolve) => {
    const failed = () => fail('The local services did not start.');
    child.once('exit', failed);
    child.once('message', () => {
      // From here on its end is the end of all: both are asked to stop together.
      child.off('exit', failed);
      resolve();
    });
  });
  return process.env.SANDBOX_ORIGIN;
}
