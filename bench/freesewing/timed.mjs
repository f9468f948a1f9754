const quantile = (sorted, q) => sorted[Math.floor((sorted.length - 1) * q)];

/** Median and spread of the timed runs, ms by the clock and of processor time, and what the last run gave. */
export async function timed(run, { warm, runs }) {
  const wall = [];
  const cpu = [];
  let made;
  for (let i = 0; i < warm + runs; i++) {
    const before = process.cpuUsage();
    const started = performance.now();
    made = await run();
    const took = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    if (i < warm) continue;
    wall.push(took);
    cpu.push((user + system) / 1000);
  }
  for (const figures of [wall, cpu]) figures.sort((a, b) => a - b);
  const spread = [quantile(wall, 0.25), quantile(wall, 0.75)];
  return { figures: { wall: quantile(wall, 0.5), spread, cpu: quantile(cpu, 0.5), runs }, made };
}
