type Listener = (event: { data: unknown }) => void;

/** A message with drawing operators; the sender empties and reuses its arrays after posting. */
interface OperatorMessage {
  chunk: { fnArray: unknown[]; argsArray: unknown[]; lastChunk?: boolean };
}

function isOperatorMessage(data: unknown): data is OperatorMessage {
  if (typeof data !== 'object' || data === null || !('chunk' in data)) return false;
  const { chunk } = data;
  return typeof chunk === 'object' && chunk !== null && 'fnArray' in chunk && 'argsArray' in chunk;
}

/**
 * Called with the drawing operators of each message and whether they are the last of their page; returns whether to
 * continue.
 */
type MayGoOn = (operators: readonly unknown[], isLast: boolean) => boolean;

/**
 * One of the two ports between pdf.js and its worker code when both run in this thread. Messages are passed without a
 * deep copy. Each one asks whether reading may continue; when not, no more messages are delivered, and an error stops
 * the page in progress.
 */
export class LoopbackPort {
  readonly #listeners = new Set<Listener>();
  readonly #mayGoOn: MayGoOn;
  #other: LoopbackPort | null = null;

  private constructor(mayGoOn: MayGoOn) {
    this.#mayGoOn = mayGoOn;
  }

  /** Two connected ports. */
  static pair(mayGoOn: MayGoOn): [LoopbackPort, LoopbackPort] {
    const [first, second] = [new LoopbackPort(mayGoOn), new LoopbackPort(mayGoOn)];
    first.#other = second;
    second.#other = first;
    return [first, second];
  }

  postMessage(data: unknown): void {
    const operators = isOperatorMessage(data);
    const mayGoOn = operators
      ? this.#mayGoOn(data.chunk.fnArray, data.chunk.lastChunk === true)
      : this.#mayGoOn([], false);
    if (!mayGoOn) {
      if (operators) throw new Error('stopped');
      return;
    }
    const copy = operators
      ? { ...data, chunk: { ...data.chunk, fnArray: [...data.chunk.fnArray], argsArray: [...data.chunk.argsArray] } }
      : data;
    queueMicrotask(() => {
      if (this.#other) for (const listener of this.#other.#listeners) listener({ data: copy });
    });
  }

  addEventListener(_name: string, listener: Listener): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  terminate(): void {
    this.#listeners.clear();
  }
}
