import { RulesEvaluator, type Verdict } from './evaluate';
import { parseRuleset } from './parse-ruleset';
import { methods, RulesSyntaxError, type Method } from './ruleset';
import { fromFirestore, fromWire, mapFields, type FirestoreValue, type WireValue } from './values';

/** One line that firebase-tools sends. */
interface Incoming {
  id: number;
  action?: string;
  context?: {
    rulesetName: string;
    source?: { files: { content: string }[] };
    path?: string;
    method?: string;
    variables?: { request: WireValue; resource: WireValue };
  };
  /** The requested document. */
  result?: { fields?: Record<string, FirestoreValue> };
}

interface Waiting {
  incoming: Incoming;
  documents: Map<string, Record<string, unknown> | null>;
  asked: string;
}

/** Prefix of the error for an unsupported rules file; the Storage emulator logs it. */
export const rulesNotUnderstood = 'The Storage rules are not understood';

/** Maximum number of documents that one decision may read, as in Firebase. */
const maxDocuments = 2;

/**
 * Decides Storage rules for the Storage emulator of firebase-tools: one JSON object per line in, one out. A rule that reads
 * a document requests it with a line of its own and continues with the answer (firebase-tools:
 * `lib/emulator/storage/rules/runtime.js`).
 */
export class StorageRulesRuntime {
  private readonly rulesets = new Map<string, RulesEvaluator>();
  private readonly waiting = new Map<number, Waiting>();
  private nextRequest = 1_000_000;

  /** @returns the line to answer, null when none is needed. */
  take(line: string): string | null {
    const incoming = JSON.parse(line) as Incoming;
    const waiting = this.waiting.get(incoming.id);
    if (waiting) {
      this.waiting.delete(incoming.id);
      const fields = incoming.result?.fields;
      waiting.documents.set(waiting.asked, fields ? mapFields(fields, fromFirestore) : null);
      return this.decide({ ...waiting.incoming, id: incoming.id }, waiting.documents);
    }
    if (incoming.action === 'load_ruleset') return this.load(incoming);
    if (incoming.action === 'verify') return this.decide(incoming, new Map());
    return answer(incoming.id, { errors: [`"${String(incoming.action)}" is no action`] });
  }

  private load({ id, context }: Incoming): string {
    try {
      const source = context?.source?.files.map((file) => file.content).join('\n') ?? '';
      this.rulesets.set(context?.rulesetName ?? '', new RulesEvaluator(parseRuleset(source)));
      return answer(id, { result: { rulesVersion: 2 } });
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      return answer(id, { errors: [`${rulesNotUnderstood}, ${error.message}`] });
    }
  }

  private decide(incoming: Incoming, documents: Waiting['documents']): string {
    const { id, context } = incoming;
    const evaluator = this.rulesets.get(context?.rulesetName ?? '');
    if (!evaluator || !context?.variables || !isMethod(context.method)) {
      return answer(id, { result: { permit: false }, errors: ['the request is not understood'] });
    }
    const verdict: Verdict = evaluator.verify({
      path: context.path ?? '',
      method: context.method,
      variables: { request: fromWire(context.variables.request), resource: fromWire(context.variables.resource) },
      documents,
    });
    if ('permit' in verdict) return answer(id, { result: { permit: verdict.permit } });
    if (documents.size >= maxDocuments) return answer(id, { result: { permit: false } });
    const serverRequestId = this.nextRequest++;
    this.waiting.set(serverRequestId, { incoming, documents, asked: verdict.needs });
    return JSON.stringify({
      id,
      server_request_id: serverRequestId,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path: verdict.needs },
    });
  }
}

function isMethod(method: string | undefined): method is Method {
  return methods.some((known) => known === method);
}

function answer(id: number, content: { result?: unknown; errors?: string[] }): string {
  return JSON.stringify({ id, status: 'ok', errors: [], warnings: [], ...content });
}
