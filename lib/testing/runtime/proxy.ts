import { openGate } from './gate';

// A proxy as a process of its own: hands each connection to one of the hosts of TO, in turn, and passes over who is away.
const { HOST = 'localhost', PORT = '0', TO = '' } = process.env;
const to = TO.split(',').map((place) => {
  const [host, port] = place.split(':');
  return { host, port: Number(port) };
});
await openGate({ on: { host: HOST, port: Number(PORT) }, to });
process.stdout.write('"answering"\n');
