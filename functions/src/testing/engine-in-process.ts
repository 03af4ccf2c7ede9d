import { documentTasks } from '../adapters/parsing-service/document-tasks';
import { embeddedParsing } from '../adapters/parsing-service/embedded-parsing';

/** The project's own engine without a process of its own, for tests whose files are harmless. */
export const engineInProcess = embeddedParsing(documentTasks);
