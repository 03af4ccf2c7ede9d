/** A day as the staff application writes it: `Nov 29, 2026`; `''` for none. */
export function formatDay(milliseconds: number | null): string {
  return milliseconds === null ? '' : new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(milliseconds);
}
