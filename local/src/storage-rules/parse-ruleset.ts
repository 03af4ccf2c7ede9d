import {
  methodGroups,
  RulesSyntaxError,
  type Allow,
  type Match,
  type RulesFunction,
  type Ruleset,
  type Scope,
  type Segment,
} from './ruleset';

/**
 * Reads a rules file: `service`, `match` with `{name}` and `{name=**}`, `function` with `let`, `allow … : if …;`.
 * Conditions stay text; they are CEL except for paths, which become strings.
 * @throws RulesSyntaxError for everything else.
 */
export function parseRuleset(source: string): Ruleset {
  return new Parser(source).ruleset();
}

class Parser {
  private at = 0;
  private readonly text: string;

  constructor(source: string) {
    this.text = withoutComments(source);
  }

  ruleset(): Ruleset {
    this.expect(/rules_version\s*=\s*['"]2['"]\s*;/y, "rules_version = '2';");
    const service = this.expect(/service\s+([\w.]+)\s*\{/y, 'service … {')[1] ?? '';
    const root = this.scope();
    if (!this.isAtEnd()) throw this.error('nothing may follow the service');
    return { service, root };
  }

  private scope(): Scope {
    const scope: Scope = { functions: [], matches: [], allows: [] };
    while (!this.take(/\}/y)) {
      if (this.isAtEnd()) throw this.error('a closing brace is missing');
      const line = this.line();
      const opening = this.take(/(match|function|allow)\b/y)?.[1];
      if (opening === 'match') scope.matches.push(this.match());
      else if (opening === 'function') scope.functions.push(this.function(line));
      else if (opening === 'allow') scope.allows.push(this.allow(line));
      else throw this.error('match, function or allow was expected');
    }
    return scope;
  }

  private match(): Match {
    const path = this.expect(/((?:\/(?:\{\w+(?:=\*\*)?\}|[\w.-]+))+)\s*\{/y, 'a path')[1] ?? '';
    return { segments: path.split('/').slice(1).map(segmentOf), scope: this.scope() };
  }

  private function(line: number): RulesFunction {
    const [, name = '', parameterList = ''] = this.expect(/(\w+)\s*\(([\w\s,]*)\)\s*\{/y, 'a function');
    const parameters = parameterList
      .split(',')
      .map((parameter) => parameter.trim())
      .filter(Boolean);
    const lets: RulesFunction['lets'] = [];
    for (;;) {
      const variable = this.take(/let\s+(\w+)\s*=/y)?.[1];
      if (variable === undefined) break;
      lets.push({ name: variable, expression: this.expression() });
    }
    this.expect(/return\b/y, 'return');
    const result = this.expression();
    this.expect(/\}/y, 'a closing brace');
    return { name, parameters, lets, result, line };
  }

  private allow(line: number): Allow {
    const names = (this.expect(/(\w+(?:\s*,\s*\w+)*)/y, 'a method')[1] ?? '').split(',').map((name) => name.trim());
    const methods = names.flatMap((name) => {
      const group = methodGroups[name];
      if (!group) throw this.error(`"${name}" is no method`);
      return group;
    });
    if (this.take(/;/y)) return { methods, condition: 'true', line };
    this.expect(/:\s*if\b/y, ': if');
    return { methods, condition: this.expression(), line };
  }

  /** Everything up to the next semicolon outside of strings and brackets. */
  private expression(): string {
    this.skipSpace();
    const start = this.at;
    let depth = 0;
    for (; this.at < this.text.length; this.at += 1) {
      const character = this.text[this.at] ?? '';
      if (character === '"' || character === "'") this.skipString(character);
      else if ('([{'.includes(character)) depth += 1;
      else if (')]}'.includes(character)) depth -= 1;
      else if (character === ';' && depth === 0) {
        const expression = this.text.slice(start, this.at).trim();
        this.at += 1;
        if (expression === '') throw this.error('a condition was expected');
        return pathsAsStrings(expression);
      }
      if (depth < 0) break;
    }
    throw this.error('a semicolon is missing');
  }

  private skipString(quote: string): void {
    for (this.at += 1; this.at < this.text.length && this.text[this.at] !== quote; this.at += 1) {
      if (this.text[this.at] === '\\') this.at += 1;
    }
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    this.skipSpace();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private expect(pattern: RegExp, what: string): RegExpExecArray {
    const found = this.take(pattern);
    if (!found) throw this.error(`${what} was expected`);
    return found;
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private isAtEnd(): boolean {
    this.skipSpace();
    return this.at >= this.text.length;
  }

  private line(): number {
    return this.text.slice(0, this.at).split('\n').length;
  }

  private error(message: string): RulesSyntaxError {
    return new RulesSyntaxError(message, this.line());
  }
}

/** Blanks out comments, which keeps line numbers. Text inside strings stays. */
function withoutComments(source: string): string {
  return source.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part,
  );
}

function segmentOf(text: string): Segment {
  const variable = /^\{(\w+)(=\*\*)?\}$/.exec(text);
  if (!variable?.[1]) return { kind: 'literal', text };
  return { kind: variable[2] ? 'rest' : 'one', name: variable[1] };
}

/**
 * `firestore.get(/databases/(default)/documents/users/$(uid))` becomes `firestore_get("/databases/…/users/" + string(uid))`:
 * CEL knows no paths and no namespaces.
 */
function pathsAsStrings(expression: string): string {
  return expression.replace(
    /\bfirestore\.(get|exists)\(\s*((?:\/(?:\$\([^()]+\)|\(default\)|[\w.-]+))+)\s*\)/g,
    (_whole, call: string, path: string) => {
      const parts = path
        .split(/(\$\([^()]+\))/)
        .filter(Boolean)
        .map((part) => (part.startsWith('$(') ? `string(${part.slice(2, -1)})` : JSON.stringify(part)));
      return `firestore_${call}(${parts.join(' + ')})`;
    },
  );
}
