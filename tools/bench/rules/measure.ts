import type { Figure, Workload } from './workload.ts';

const WARM_UP_MS = 400;

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Units per second of CPU time, measured for at least `ms` milliseconds of wall-clock time. */
function rate({ run }: Workload, ms: number): number {
  const clock = performance.now();
  const cpu = process.cpuUsage();
  let units = 0;
  while (performance.now() - clock < ms) units += run();
  return units / cpuSeconds(cpu);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Measures all workloads in turn, `rounds` times, after a warm-up of each. */
export function measure(workloads: readonly Workload[], rounds: number, ms: number): Figure[] {
  for (const workload of workloads) rate(workload, WARM_UP_MS);
  const rates = workloads.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    workloads.forEach((workload, index) => {
      rates[index]?.push(rate(workload, ms));
    });
  }
  return workloads.map(({ name, unit }, index) => {
    const list = rates[index] ?? [];
    return { name, unit, median: middle(list), best: Math.max(...list) };
  });
}
