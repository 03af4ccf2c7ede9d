/** A parsed rules file. */
export interface Ruleset {
  service: string;
  root: Scope;
}

/** Content of a service or a match block. */
export interface Scope {
  functions: RulesFunction[];
  matches: Match[];
  allows: Allow[];
}

export interface Match {
  segments: Segment[];
  scope: Scope;
}

/** A segment of a path pattern: a literal, any single segment, or the rest of the path. */
export type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string }
  | { kind: 'rest'; name: string };

export interface Allow {
  methods: Method[];
  /** CEL. */
  condition: string;
  line: number;
}

export interface RulesFunction {
  name: string;
  parameters: string[];
  lets: { name: string; expression: string }[];
  result: string;
  line: number;
}

export const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof methods)[number];

/** Method groups of an `allow`. */
export const methodGroups: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(methods.map((method) => [method, [method]])),
};

/** The rules file has syntax that is not supported. Guessing could permit too much. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(`line ${line}: ${message}`);
  }
}
