import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenAiWriter } from './openai-writer';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serviceThatAnswers(status: number, events: readonly object[]) {
  const bodies: string[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes: Buffer) => (body += bytes.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(status, { 'content-type': 'text/event-stream' });
      for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const writer = createOpenAiWriter({ url: `http://127.0.0.1:${port}`, apiKey: 'key', model: 'small' });
  return { writer, bodies };
}

const request = {
  kind: 'aiSummarySubmission' as const,
  instructions: 'Be short',
  sources: [{ kind: 'line' as const, name: 'work.0', text: 'Ran the night shift of the intensive care unit' }],
  job: [],
  signal: new AbortController().signal,
};
const piece = (content: string) => ({ choices: [{ delta: { content } }] });

test('streams a text, traces each sentence and counts tokens', async () => {
  const { writer, bodies } = await serviceThatAnswers(200, [
    piece('The candidate ran the night shift of the intens'),
    piece('ive care unit. Won three national awards.'),
    { choices: [], usage: { prompt_tokens: 12, completion_tokens: 9 } },
  ]);
  expect(await writer.write(request)).toEqual({
    sentences: [
      {
        text: 'The candidate ran the night shift of the intensive care unit.',
        source: { kind: 'line', name: 'work.0', quote: 'Ran the night shift of the intensive care unit' },
      },
      { text: 'Won three national awards.', source: null },
    ],
    isList: false,
    writer: 'small',
    usage: { promptTokens: 12, completionTokens: 9 },
  });
  expect(bodies[0]).toContain('Be short');
});

test('reports a service that fails or is aborted', async () => {
  const { writer } = await serviceThatAnswers(500, []);
  await expect(writer.write(request)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(writer.write({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: 'unavailable',
  });
});
