/** What the seeding of demo data works with. */
export interface SeedContext {
  projectId: string;
  baseUrl: string;
  /** Told after each part of the work. */
  report: (progress: { done: number; total: number; label: string }) => void;
}
