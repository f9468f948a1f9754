import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OpenDatabase } from '@/lib/db/types';
import type { Family } from './text';

const NANOSECONDS = 1e9;

/** Watches this process from now on; the returned function says how it is, the delays since it was last asked. */
export function watchProcess(database: Pick<OpenDatabase, 'connections'>): () => Family[] {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const late = [0.5, 0.99].map((share) => ({
      labels: { quantile: String(share) },
      value: delays.percentile(share * 100) / NANOSECONDS,
    }));
    delays.reset();
    const states = Object.entries(database.connections());
    return [
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('process_heap_bytes', 'Heap in use.', heapUsed),
      gauge('process_uptime_seconds', 'Since the process started.', process.uptime()),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time.',
        kind: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      {
        name: 'droitfil_loop_delay_seconds',
        help: 'How late the thread that answers came to what was due, since last asked.',
        kind: 'gauge',
        samples: late,
      },
      {
        name: 'droitfil_database_connections',
        help: 'Connections of the process to the database, and callers that wait for one.',
        kind: 'gauge',
        samples: states.map(([state, value]) => ({ labels: { state }, value })),
      },
    ];
  };
}

function gauge(name: string, help: string, value: number): Family {
  return { name, help, kind: 'gauge', samples: [{ value }] };
}
