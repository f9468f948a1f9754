import { readSettings } from './settings';
import { startSandbox } from './start';

const settings = readSettings(process.env);

try {
  const sandbox = await startSandbox(settings);
  const end = () => sandbox.close().finally(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started by another process, it does not outlive it.
  process.once('disconnect', end);
  process.send?.({ ready: true });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const busy = `port ${settings.port} or ${settings.smtpPort} is in use`;
  process.stderr.write(`The local services cannot start: ${code === 'EADDRINUSE' ? busy : message}.\n`);
  process.exit(1);
}
