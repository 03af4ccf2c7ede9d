import { documentTasks } from './adapters/parsing-service/document-tasks';
import type { MergedFile } from './documents/merge-pdfs';
import { serveTasks } from './runtime/serve-tasks';

/** Entry point of the child processes that read or merge files (see `runtime/task-process.ts`). */
serveTasks({
  ...documentTasks,
  parseResume: (input: Parameters<typeof documentTasks.parseResume>[0], onPage) =>
    documentTasks.parseResume(input, undefined, onPage),
  parseJob: (input: Parameters<typeof documentTasks.parseJob>[0], onPage) =>
    documentTasks.parseJob(input, undefined, onPage),
  mergePdfs: async (files: readonly MergedFile[]) => (await import('./documents/merge-outcome')).mergeOutcome(files),
});
