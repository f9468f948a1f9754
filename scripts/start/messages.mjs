/** Ends the process with a plain sentence for the person at the terminal. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
