import type { InferType, Schema } from 'yup';

/**
 * One call of an API: its path, request and answer. Form, client, function and test share it; the server always checks
 * the schema.
 */
export interface Endpoint<Request extends Schema = Schema, Answer = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base path, with a leading slash. */
  path: string;
  /** The body; the query of a GET or DELETE. Names in the path are part of it. */
  request: Request;
  /** Only a type: the `data` of the answer. */
  readonly answer?: Answer;
}

export type RequestOf<E> = E extends Endpoint<infer Request> ? InferType<Request> : never;
export type AnswerOf<E> = E extends Endpoint<Schema, infer Answer> ? Answer : never;

/** The envelope of every successful answer. */
export interface SuccessAnswer<Data> {
  success: true;
  data: Data;
  /** A message for users, for calls that have one. */
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

/** Declares a call that replaces or refreshes what its path names; see {@link post}. */
export function put<Request extends Schema>(path: string, request: Request) {
  return { answers: <Answer>(): Endpoint<Request, Answer> => ({ method: 'PUT', path, request }) };
}

/** Declares a call that changes parts of what its path names; see {@link post}. */
export function patch<Request extends Schema>(path: string, request: Request) {
  return { answers: <Answer>(): Endpoint<Request, Answer> => ({ method: 'PATCH', path, request }) };
}

/** Declares a call that removes what its path names; see {@link post}. */
export function remove<Request extends Schema>(path: string, request: Request) {
  return { answers: <Answer>(): Endpoint<Request, Answer> => ({ method: 'DELETE', path, request }) };
}

/** Base paths of the APIs on the product's own host; the middleware's paths begin at the host. */
export const apiBasePaths = {
  app: '/api/app',
  admin: '/api/admin',
  public: '/api/public',
  client: '/api/client',
  agency: '/api/v1',
  scim: '/api/scim/v2',
  middleware: '',
} as const;
