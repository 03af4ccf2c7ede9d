import { serveTasks } from './runtime/serve-tasks';

/** What the process runs in which files are read (see `adapters/parsing-service/document-process.ts`). */
serveTasks(async () => ({ ...(await import('./adapters/parsing-service/document-tasks')).documentTasks }));
