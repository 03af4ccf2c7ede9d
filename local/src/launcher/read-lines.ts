/** Calls back for each line of a stream, also for a last one without an end. */
export function readLines(stream: NodeJS.ReadableStream, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    parts.forEach(take);
  });
  stream.on('end', () => {
    if (rest) take(rest);
  });
}
