import type { InferType, Schema } from 'yup';

/**
 * One call of an API: its name, what it takes and what it answers. Form, client, function and test share it; the
 * schema is checked on the server whatever the client did.
 */
export interface Endpoint<Request extends Schema = Schema, Answer = unknown> {
  method: 'GET' | 'POST';
  /** Below the API's base path, with a leading slash. */
  path: string;
  /** Body of a POST, query of a GET. */
  request: Request;
  /** Exists in types alone: what `data` of the answer holds. */
  readonly answer?: Answer;
}

export type RequestOf<E> = E extends Endpoint<infer Request> ? InferType<Request> : never;
export type AnswerOf<E> = E extends Endpoint<Schema, infer Answer> ? Answer : never;

/** The envelope of every successful answer. */
export interface SuccessAnswer<Data> {
  success: true;
  data: Data;
  /** For people, where the specification has one (000 §8 "Server: …"). */
  message?: string;
}

/** Declares a call; the type of its answer is named with `.answers<…>()`. */
export function post<Request extends Schema>(path: string, request: Request) {
  return { answers: <Answer>(): Endpoint<Request, Answer> => ({ method: 'POST', path, request }) };
}

/** Declares a call that reads; see {@link post}. */
export function get<Request extends Schema>(path: string, request: Request) {
  return { answers: <Answer>(): Endpoint<Request, Answer> => ({ method: 'GET', path, request }) };
}

/** Where the APIs stand on the product's own host. */
export const apiBasePaths = { app: '/api/app', admin: '/api/admin', public: '/api/public' } as const;
