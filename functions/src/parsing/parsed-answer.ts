import type { ParsedDocumentValue, ServiceAnswer } from '@portal/domain/contracts/parsing-api';
import type { Parsed } from '../adapters/parsing-service/parsing-service';

/** The result of parsing in the envelope of the parsing service (Sovren v9). */
export function parsedAnswer<Model>(
  result: Parsed<Model>,
  isHtmlWanted: boolean,
  message: string,
): ServiceAnswer<ParsedDocumentValue<Model>> {
  return {
    Info: { Code: 'Success', Message: message },
    Value: {
      ParsedDocument: JSON.stringify(result.serviceDocument),
      Html: isHtmlWanted ? result.html : '',
      Text: result.text,
      FileType: result.fileType,
      Parsed: result.parsed,
    },
  };
}
