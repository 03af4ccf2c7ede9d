/** What a rules file says, as data. */
export interface Ruleset {
  service: string;
  root: Scope;
}

/** What stands between the braces of a service or a match. */
export interface Scope {
  functions: RulesFunction[];
  matches: Match[];
  allows: Allow[];
}

export interface Match {
  segments: Segment[];
  scope: Scope;
}

/** A part of a path pattern: itself, any one part, or all that is left. */
export type Segment =
  { kind: 'literal'; text: string } | { kind: 'one'; name: string } | { kind: 'rest'; name: string };

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

/** The collective names of methods in an `allow`. */
export const methodGroups: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(methods.map((method) => [method, [method]])),
};

/** The rules file says something that is not understood. Nothing is permitted by guess. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(`line ${line}: ${message}`);
  }
}
