import { Cron } from 'croner';
import { loadedFunctions } from '../launcher/emulator-calls';

/** Fires scheduled functions, as Cloud Scheduler does in the cloud; the Functions emulator only loads them. */
export interface Clock {
  /** Cron expressions by function. */
  schedules: Readonly<Record<string, string>>;
  stop: () => void;
}

/** Time zone of a schedule without one (Firebase: `onSchedule`). */
const defaultTimeZone = 'America/Los_Angeles';

/**
 * Reads the schedules from the Functions emulator and runs them.
 * @throws Error for an invalid cron expression.
 */
export async function startClock(options: { projectId: string; functionsPort: number }): Promise<Clock> {
  const functions = await loadedFunctions(options.functionsPort);
  const triggers = `http://127.0.0.1:${options.functionsPort}/functions/projects/${options.projectId}/triggers`;
  const jobs: Cron[] = [];
  const schedules: Record<string, string> = {};
  for (const { entryPoint, region, schedule } of functions) {
    if (!schedule) continue;
    schedules[entryPoint] = schedule.schedule;
    const timing = { timezone: schedule.timeZone ?? defaultTimeZone, unref: true };
    jobs.push(new Cron(schedule.schedule, timing, () => fire(`${triggers}/${region}-${entryPoint}-0`)));
  }
  return {
    schedules,
    stop: () => {
      jobs.forEach((job) => {
        job.stop();
      });
    },
  };
}

/** Runs one scheduled function. A failure is in the emulators' log; the next scheduled time tries again. */
async function fire(url: string): Promise<void> {
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  }).catch(() => undefined);
}
