import type { Ports } from '../runtime/ports';

/** The UID of an interview's entry in calendars. It is stored, because our host may change. */
export function interviewUid({ config }: Pick<Ports, 'config'>, interviewId: string): string {
  return `interview-${interviewId}@${new URL(config.publicBaseUrl).hostname}`;
}
