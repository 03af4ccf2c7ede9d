import type { Config } from '../../runtime/config';
import type { Logger } from '../../runtime/logger';
import type { DocumentTasks } from './document-tasks';
import { embeddedParsing } from './embedded-parsing';
import type { ParsingService } from './parsing-service';
import { remoteParsing } from './remote-parsing';
import { sovrenV9 } from './sovren-v9';
import { txV10 } from './tx-v10';

const versions = { sovren9: sovrenV9, tx10: txV10 } as const;

/**
 * The configured parsing service: the built-in engine or a remote one.
 * @param ports.documents reads files for the built-in engine.
 */
export function configuredParsing(
  { parsingService }: Pick<Config, 'parsingService'>,
  { documents, log }: { documents: DocumentTasks; log: Logger },
): ParsingService {
  const embedded = embeddedParsing(documents);
  if (!parsingService) return embedded;
  const { version, ...account } = parsingService;
  return remoteParsing({ version: versions[version], ...account, embedded, log });
}
