import { Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';

/** Documents read and written, as Firestore bills them. */
export interface DocumentCounts {
  reads: number;
  writes: number;
}

type Call = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Counts the documents that a piece of work reads and writes, as Firestore bills them; retries of a transaction count
 * again.
 * @returns the counts and the result of the work.
 */
export async function countDocuments<T>(work: () => Promise<T>): Promise<DocumentCounts & { result: T }> {
  const counts: DocumentCounts = { reads: 0, writes: 0 };
  const read = (count: number) => {
    counts.reads += count;
  };
  const undo = [
    // An empty result costs one read.
    watchAnswers(Query.prototype, 'get', (answer) => {
      read(Math.max(1, answer instanceof Object && 'size' in answer ? Number(answer.size) : 0));
    }),
    watchCalls(Firestore.prototype, 'getAll', (args) => {
      read(args.filter(isReference).length);
    }),
    watchCalls(Transaction.prototype, 'getAll', (args) => {
      read(args.filter(isReference).length);
    }),
    watchCalls(Transaction.prototype, 'get', () => {
      read(1);
    }),
    // Transactions and single writes go through batches.
    ...['create', 'set', 'update', 'delete'].map((name) =>
      watchCalls(WriteBatch.prototype, name, () => {
        counts.writes += 1;
      }),
    ),
  ];
  try {
    return { result: await work(), ...counts };
  } finally {
    for (const restore of undo) restore();
  }
}

const isReference = (argument: unknown) => argument instanceof Object && 'path' in argument;

function watchCalls(prototype: object, name: string, count: (args: unknown[]) => void): () => void {
  return replace(prototype, name, (original) => {
    return function watched(...args) {
      count(args);
      return original.apply(this, args);
    };
  });
}

function watchAnswers(prototype: object, name: string, count: (answer: unknown) => void): () => void {
  return replace(prototype, name, (original) => {
    return async function watched(...args) {
      const answer = await original.apply(this, args);
      count(answer);
      return answer;
    };
  });
}

function replace(prototype: object, name: string, wrap: (original: Call) => Call): () => void {
  const methods = prototype as Record<string, Call>;
  const original = methods[name];
  if (!original) throw new Error(`there is no ${name} to watch`);
  methods[name] = wrap(original);
  return () => {
    methods[name] = original;
  };
}
