import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { maxSuggestedTerms } from '@portal/domain/tags/term-kinds';

/** Terms of the taxonomy for a field of the add-job screen. The taxonomy loads with the first call. */
export async function suggestTerms(
  input: RequestOf<typeof appApi.suggestTerms>,
): Promise<AnswerOf<typeof appApi.suggestTerms>> {
  const taxonomy = await import('@portal/matching/taxonomy/suggest-terms');
  return { names: taxonomy.suggestTerms(input.kind, input.text, maxSuggestedTerms) };
}
