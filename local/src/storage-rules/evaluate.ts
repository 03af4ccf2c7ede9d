import { Environment } from '@marcbachmann/cel-js';
import { faultOf } from './check-expression';
import { RulesSyntaxError, type Method, type RulesFunction, type Ruleset, type Scope, type Segment } from './ruleset';

/** Documents by path; null for a missing one. */
export type Documents = ReadonlyMap<string, Record<string, unknown> | null>;

export interface VerifyRequest {
  /** Path of the file, `/b/{bucket}/o/{name}`. */
  path: string;
  method: Method;
  variables: { request: unknown; resource: unknown };
  /** Documents fetched so far. */
  documents: Documents;
}

/** The decision, or the path of a document that must be fetched first. */
export type Verdict = { permit: boolean } | { needs: string };

type Compiled = ReturnType<Environment['parse']>;
type Context = Record<string, unknown>;
type Functions = ReadonlyMap<string, RulesFunction>;

/** State of an evaluation, shared with the functions that CEL calls back. */
interface Frame {
  functions: Functions;
  variables: Context;
  documents: Documents;
  needs: string | null;
  depth: number;
}

const maxCallDepth = 20;

/** Evaluates a ruleset. An error in a condition makes it false; only `true` permits. */
export class RulesEvaluator {
  private readonly environment: Environment;
  private readonly compiled = new Map<string, Compiled>();
  private frame: Frame = { functions: new Map(), variables: {}, documents: new Map(), needs: null, depth: 0 };

  /** @throws RulesSyntaxError when a condition is not understood. */
  constructor(private readonly ruleset: Ruleset) {
    this.environment = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });
    this.environment.registerFunction('map.get(dyn, dyn): dyn', (map: unknown, key: unknown, fallback: unknown) =>
      isRecord(map) && typeof key === 'string' && Object.hasOwn(map, key) ? map[key] : fallback,
    );
    this.environment.registerFunction('string.lower(): string', (text: string) => text.toLowerCase());
    this.environment.registerFunction('google.protobuf.Timestamp.toMillis(): int', (time: Date) =>
      BigInt(time.getTime()),
    );
    this.environment.registerFunction('firestore_get(string): dyn', (path: string) => this.document(path, true));
    this.environment.registerFunction(
      'firestore_exists(string): bool',
      (path: string) => this.document(path, false) !== null,
    );
    const arities = new Set<string>();
    visit(ruleset.root, (scope) => {
      for (const declared of scope.functions) {
        const signature = `${declared.name}(${declared.parameters.map(() => 'dyn').join(', ')}): dyn`;
        if (arities.has(signature)) continue;
        arities.add(signature);
        this.environment.registerFunction(signature, (...values: unknown[]) => this.call(declared.name, values));
      }
    });
    this.check(ruleset.root, new Set(['request', 'resource']), new Set());
  }

  verify({ path, method, variables, documents }: VerifyRequest): Verdict {
    const parts = path.split('/').filter(Boolean);
    const needs: string[] = [];
    const permit = this.anyAllows(
      this.ruleset.root,
      parts,
      method,
      new Map(),
      { ...variables },
      documents,
      (needed) => {
        needs.push(needed);
      },
    );
    if (permit) return { permit: true };
    const [first] = needs;
    return first === undefined ? { permit: false } : { needs: first };
  }

  private anyAllows(
    scope: Scope,
    parts: readonly string[],
    method: Method,
    outer: Functions,
    variables: Context,
    documents: Documents,
    need: (path: string) => void,
  ): boolean {
    const functions = new Map([...outer, ...scope.functions.map((declared) => [declared.name, declared] as const)]);
    if (parts.length === 0) {
      for (const allow of scope.allows) {
        if (!allow.methods.includes(method)) continue;
        this.frame = { functions, variables, documents, needs: null, depth: 0 };
        const isTrue = this.isTrue(allow.condition, variables);
        if (this.frame.needs !== null) need(this.frame.needs);
        else if (isTrue) return true;
      }
    }
    return scope.matches.some((match) => {
      const found = matchSegments(match.segments, parts);
      if (!found) return false;
      const inner = { ...variables, ...found.variables };
      return this.anyAllows(match.scope, found.rest, method, functions, inner, documents, need);
    });
  }

  /** Compiles every expression of a scope and its nested scopes, each with the names in scope. */
  private check(scope: Scope, outerVariables: ReadonlySet<string>, outerFunctions: ReadonlySet<string>): void {
    const functions = new Set([...outerFunctions, ...scope.functions.map(({ name }) => name)]);
    const expect = (expression: string, line: number, variables: ReadonlySet<string>) => {
      const fault = faultOf(this.compile(expression, line).ast, { variables, functions });
      if (fault !== null) throw new RulesSyntaxError(fault, line);
    };
    for (const { condition, line } of scope.allows) expect(condition, line, outerVariables);
    for (const { parameters, lets, result, line } of scope.functions) {
      const variables = new Set([...outerVariables, ...parameters]);
      for (const { name, expression } of lets) {
        expect(expression, line, variables);
        variables.add(name);
      }
      expect(result, line, variables);
    }
    for (const { segments, scope: inner } of scope.matches) {
      const named = segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
      this.check(inner, new Set([...outerVariables, ...named]), functions);
    }
  }

  private isTrue(condition: string, variables: Context): boolean {
    try {
      return this.compile(condition, 0)(variables) === true;
    } catch {
      return false;
    }
  }

  /** A function of the rules, called from CEL. */
  private call(name: string, values: readonly unknown[]): unknown {
    const declared = this.frame.functions.get(name);
    if (!declared) throw new Error(`${name} is not known here`);
    if (this.frame.depth >= maxCallDepth) throw new Error('the rules call each other too deeply');
    const scope: Context = { ...this.frame.variables };
    declared.parameters.forEach((parameter, index) => {
      scope[parameter] = values[index];
    });
    this.frame.depth += 1;
    try {
      for (const { name: variable, expression } of declared.lets) scope[variable] = this.compile(expression, 0)(scope);
      return this.compile(declared.result, 0)(scope);
    } finally {
      this.frame.depth -= 1;
    }
  }

  /** A document that a rule reads. An unknown one stops the evaluation, which is repeated once it has been fetched. */
  private document(path: string, mustExist: boolean): unknown {
    const known = this.frame.documents.get(path);
    if (known === undefined) {
      this.frame.needs ??= path;
      throw new Error('document is not known yet');
    }
    if (known === null && mustExist) throw new Error('there is no such document');
    return known === null ? null : { data: known };
  }

  private compile(expression: string, line: number): Compiled {
    const known = this.compiled.get(expression);
    if (known) return known;
    try {
      const made = this.environment.parse(expression);
      const check = made.check();
      if (!check.valid) throw check.error ?? new Error('the expression is not valid');
      this.compiled.set(expression, made);
      return made;
    } catch (error) {
      throw new RulesSyntaxError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), line);
    }
  }
}

function visit(scope: Scope, look: (scope: Scope) => void): void {
  look(scope);
  for (const match of scope.matches) visit(match.scope, look);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Matches the beginning of a path; null when it does not fit. */
function matchSegments(
  segments: readonly Segment[],
  parts: readonly string[],
): { variables: Context; rest: readonly string[] } | null {
  const variables: Context = {};
  let at = 0;
  for (const segment of segments) {
    const part = parts[at];
    if (segment.kind === 'rest') {
      variables[segment.name] = parts.slice(at).join('/');
      return { variables, rest: [] };
    }
    if (part === undefined || (segment.kind === 'literal' && segment.text !== part)) return null;
    if (segment.kind === 'one') variables[segment.name] = part;
    at += 1;
  }
  return { variables, rest: parts.slice(at) };
}
