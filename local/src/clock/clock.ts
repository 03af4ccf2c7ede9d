import { Cron } from 'croner';

/** Fires scheduled functions, as Cloud Scheduler does in the cloud; the Functions emulator only loads them. */
export interface Clock {
  /** The schedules it keeps, by function. */
  schedules: Readonly<Record<string, string>>;
  stop: () => void;
}

interface Backend {
  functionTriggers: {
    entryPoint: string;
    id: string;
    region: string;
    schedule?: { schedule: string; timeZone?: string };
  }[];
}

/** Reads the schedules from the Functions emulator and keeps them. */
export async function startClock(options: { projectId: string; functionsPort: number }): Promise<Clock> {
  const base = `http://127.0.0.1:${options.functionsPort}`;
  const response = await fetch(`${base}/backends`);
  const { backends } = (await response.json()) as { backends: Backend[] };
  const scheduled = backends.flatMap((backend) => backend.functionTriggers).filter((trigger) => trigger.schedule);
  const jobs = scheduled.map(
    ({ entryPoint, region, schedule }) =>
      new Cron(schedule?.schedule ?? '', { timezone: schedule?.timeZone ?? 'America/Los_Angeles', unref: true }, () =>
        fire(`${base}/functions/projects/${options.projectId}/triggers/${region}-${entryPoint}-0`),
      ),
  );
  return {
    schedules: Object.fromEntries(scheduled.map(({ entryPoint, schedule }) => [entryPoint, schedule?.schedule ?? ''])),
    stop: () => {
      jobs.forEach((job) => {
        job.stop();
      });
    },
  };
}

/** Runs one scheduled function; one that fails writes to the emulators' log and is run again at its next time. */
async function fire(url: string): Promise<void> {
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  }).catch(() => undefined);
}
