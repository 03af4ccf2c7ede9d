/** What a call answers, see `useCalled`. */
export type Called<Value> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; value: Value };
