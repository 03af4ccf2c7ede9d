/** Context of the demo seeding. */
export interface SeedContext {
  projectId: string;
  /** When the demo data was first made, in milliseconds since 1970: a seeding that goes on makes the same records. */
  now: number;
  /** Called after each part of the work. */
  report: (progress: { done: number; total: number; label: string }) => void;
}
