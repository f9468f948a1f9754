import { execFileSync, spawnSync } from 'node:child_process';

/** A host with an address, connections and a cable of its own. */
export interface Host {
  readonly address: string;
  /** What a command is put behind to run there. */
  readonly within: readonly string[];
  /** Pulls its cable: what is under way is neither answered nor refused, as when a machine loses its network. */
  cutOff(): void;
  bringBack(): void;
}

export interface Network {
  /** Where this machine itself is reached from the hosts. */
  readonly address: string;
  host(name: string): Host;
  close(): void;
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Whether this process may make networks: that wants the rights of root and a kernel that allows it. */
export function mayMakeHosts(): boolean {
  const name = `droitfil-may-${process.pid}`;
  const made = spawnSync('ip', ['netns', 'add', name], { stdio: 'ignore' }).status === 0;
  if (made) ip('netns', 'delete', name);
  return made;
}

/** A network of hosts on this machine, of addresses that RFC 2544 keeps for trials and no other network has. */
export function openNetwork(): Network {
  const mark = String(process.pid % 250);
  const switchName = `droitfil-${mark}`;
  const addressOf = (place: number) => `198.18.${mark}.${place}`;
  const spaces: string[] = [];
  ip('link', 'add', switchName, 'type', 'bridge');
  ip('address', 'add', `${addressOf(1)}/24`, 'dev', switchName);
  ip('link', 'set', switchName, 'up');
  return {
    address: addressOf(1),
    host(name) {
      const [space, cable] = [`droitfil-${mark}-${name}`, `df${mark}-${spaces.length}`];
      const address = addressOf(spaces.length + 2);
      ip('netns', 'add', space);
      spaces.push(space);
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
      ip('link', 'set', cable, 'master', switchName, 'up');
      ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
      for (const link of ['lo', 'eth0']) ip('-n', space, 'link', 'set', link, 'up');
      return {
        address,
        within: ['ip', 'netns', 'exec', space],
        cutOff: () => void ip('link', 'set', cable, 'down'),
        bringBack: () => void ip('link', 'set', cable, 'up'),
      };
    },
    close() {
      for (const space of spaces) ip('netns', 'delete', space);
      ip('link', 'delete', switchName);
    },
  };
}
