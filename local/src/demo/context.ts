/** Context of the demo seeding. */
export interface SeedContext {
  projectId: string;
  baseUrl: string;
  /** Called after each part of the work. */
  report: (progress: { done: number; total: number; label: string }) => void;
}
