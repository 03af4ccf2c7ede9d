/** Replaces a worker that the bundler creates: jsdom runs none. */
export default function NoWorker(): void {
  throw new Error('There are no workers in tests.');
}
