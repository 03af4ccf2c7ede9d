import type { AiKind } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sentencesOf, traceSentences, type SourceLine } from '@portal/domain/profiles/trace-text';
import type { Config } from '../../runtime/config';
import type { Writer, WrittenText } from './writer';

const tasks: Readonly<Record<AiKind, string>> = {
  recruiterNotes: 'Write recruiter notes of three to five short points that present the candidate for the job.',
  recruiterNotesSm: 'Write recruiter notes of three to five short points that present the candidate.',
  resume: 'Rewrite the resume in a clear, consistent format.',
  aiResumeFormat: 'Rewrite the resume in a clear, consistent format.',
  aiSummarySm: 'Write a summary of the candidate in at most five sentences.',
  aiSummarySubmission: 'Write a summary of the candidate for the job in at most five sentences.',
  aiSummaryJob: 'Write a summary of the job in at most five sentences.',
  aiSummaryPublishedJobDescription: 'Write a job description to publish, one point a line.',
};
const lists: ReadonlySet<AiKind> = new Set([
  'recruiterNotes',
  'recruiterNotesSm',
  'resume',
  'aiResumeFormat',
  'aiSummaryPublishedJobDescription',
]);
const rules =
  'Use only facts of the source. Call the person "the candidate". Answer with plain text, without markup and headings.';
const maxAnswerLength = 40_000;

/**
 * A writer on any service that speaks OpenAI's chat completions. The answer is streamed, so that an aborted call stops the
 * service. Each sentence is traced to the source; those without one are marked.
 */
export function createOpenAiWriter(settings: NonNullable<Config['aiService']>): Writer {
  return {
    async write({ kind, instructions, sources, job, signal }): Promise<WrittenText> {
      const prompt = [
        tasks[kind],
        instructions && `Instructions: ${instructions}`,
        `Source:\n${textOf(sources)}`,
        job.length > 0 && `The job:\n${textOf(job)}`,
      ];
      const { text, usage } = await complete(settings, prompt.filter(Boolean).join('\n\n'), signal);
      return {
        sentences: traceSentences(sentencesOf(text), [...sources, ...job]),
        isList: lists.has(kind),
        writer: settings.model,
        usage,
      };
    },
  };
}

function textOf(sources: readonly SourceLine[]): string {
  return sources.map(({ text }) => text).join('\n');
}

async function complete(
  { url, apiKey, model }: NonNullable<Config['aiService']>,
  prompt: string,
  signal: AbortSignal,
): Promise<{ text: string; usage: WrittenText['usage'] }> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({
        model,
        stream: true,
        stream_options: { include_usage: true },
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: prompt },
        ],
      }),
      signal,
    });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    return await readStream(response.body);
  } catch (cause) {
    throw new PortalError('unavailable', { detail: 'ai service did not answer', cause });
  }
}

/** Collects the pieces of a server-sent stream. */
async function readStream(body: ReadableStream<Uint8Array>): Promise<{ text: string; usage: WrittenText['usage'] }> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, rest] = ['', ''];
  let usage: WrittenText['usage'] = null;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = eventOf(line);
      text += event?.choices?.[0]?.delta?.content ?? '';
      if (event?.usage) usage = usageOf(event.usage);
    }
    if (text.length > maxAnswerLength) throw new Error('answer is too long');
  }
  return { text, usage };
}

/** The parts of an event that are used; a service may leave out each of them. */
interface StreamEvent {
  choices?: { delta?: { content?: string | null } }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
}

function eventOf(line: string): StreamEvent | null {
  const data = /^data:\s*(\{.*)$/.exec(line.trim())?.[1];
  return data === undefined ? null : (JSON.parse(data) as StreamEvent);
}

function usageOf({ prompt_tokens, completion_tokens }: NonNullable<StreamEvent['usage']>): WrittenText['usage'] {
  return { promptTokens: prompt_tokens ?? 0, completionTokens: completion_tokens ?? 0 };
}
