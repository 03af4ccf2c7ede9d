import type { Config } from '../../runtime/config';
import { createEmbeddedWriter } from './embedded-writer';
import { createOpenAiWriter } from './openai-writer';
import type { Writer } from './writer';

/** The configured service, else the embedded writer. */
export function configuredWriter({ aiService }: Pick<Config, 'aiService'>): Writer {
  return aiService ? createOpenAiWriter(aiService) : createEmbeddedWriter();
}
