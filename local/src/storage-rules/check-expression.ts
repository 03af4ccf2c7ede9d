import type { ASTNode } from '@marcbachmann/cel-js';

/** CEL functions that the rules language has as well; a deployment would reject others. */
const functionsOfRules: ReadonlySet<string> = new Set(['string', 'int', 'firestore_get', 'firestore_exists']);
const methodsOfRules: ReadonlySet<string> = new Set(['get', 'matches', 'size', 'lower', 'toMillis']);

/** Names in the scope of an expression. */
export interface KnownNames {
  variables: ReadonlySet<string>;
  functions: ReadonlySet<string>;
}

/**
 * Finds what the rules language does not support in a parsed condition.
 * @returns the fault, null when there is none.
 */
export function faultOf(node: ASTNode, known: KnownNames): string | null {
  const own = faultOfNode(node, known);
  if (own !== null) return own;
  for (const child of childrenOf(node.args)) {
    const fault = faultOf(child, known);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfNode(node: ASTNode, { variables, functions }: KnownNames): string | null {
  switch (node.op) {
    case 'id':
      return variables.has(node.args) ? null : `there is no variable "${node.args}"`;
    case 'call': {
      const [name] = node.args;
      return functions.has(name) || functionsOfRules.has(name) ? null : `there is no function "${name}"`;
    }
    case 'rcall': {
      const [name, , [pattern]] = node.args;
      if (!methodsOfRules.has(name)) return `there is no method "${name}"`;
      return name === 'matches' && !isWholePattern(pattern)
        ? 'matches() compares the whole text: the pattern must be written out, from ^ to $'
        : null;
    }
    default:
      return null;
  }
}

/** CEL matches a pattern anywhere, the rules match the whole text; with anchors both do the same. */
function isWholePattern(pattern: ASTNode | undefined): boolean {
  return pattern?.op === 'value' && typeof pattern.args === 'string' && /^\^.*\$$/s.test(pattern.args);
}

function childrenOf(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(childrenOf);
  return isNode(args) ? [args] : [];
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}
