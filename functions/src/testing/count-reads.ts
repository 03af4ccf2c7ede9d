import { Firestore, Query, Transaction } from 'firebase-admin/firestore';

/** Something whose method is watched. */
type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * Counts the documents that a piece of work reads, as Firestore bills them.
 * @returns how many, and what the work answered.
 */
export async function countReads<T>(work: () => Promise<T>): Promise<{ reads: number; result: T }> {
  let reads = 0;
  const undo = [
    watch(Firestore.prototype, 'getAll', (args) => {
      reads += args.filter((argument) => argument instanceof Object && 'path' in argument).length;
    }),
    watch(Transaction.prototype, 'get', () => {
      reads += 1;
    }),
    watch(Query.prototype, 'get', (_args, answer) => {
      // An empty answer costs one read, too.
      reads += Math.max(1, answer instanceof Object && 'size' in answer ? Number(answer.size) : 0);
    }),
  ];
  try {
    return { result: await work(), reads };
  } finally {
    for (const restore of undo) restore();
  }
}

function watch(prototype: object, name: string, count: (args: unknown[], answer: unknown) => void): () => void {
  const methods = prototype as Methods;
  const original = methods[name];
  if (!original) throw new Error(`there is no ${name} to watch`);
  methods[name] = async function watched(this: unknown, ...args: unknown[]) {
    const answer = await original.apply(this, args);
    count(args, answer);
    return answer;
  };
  return () => {
    methods[name] = original;
  };
}
