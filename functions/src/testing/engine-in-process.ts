import { documentTasks } from '../adapters/parsing-service/document-tasks';
import { embeddedParsing } from '../adapters/parsing-service/embedded-parsing';

/** The built-in engine without a child process, for tests with harmless files. */
export const engineInProcess = embeddedParsing(documentTasks);
