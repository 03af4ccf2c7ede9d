import { maxTagLength } from '@portal/domain/tags/custom-tag';
import { maxSuggestedTerms, type TermKind } from '@portal/domain/tags/term-kinds';
import { failureTexts } from '@portal/domain/texts/states';
import { jobFormTexts } from '@portal/domain/texts/job-form';
import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import type { TermSource } from '../../../components/form/use-suggestions';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { useOrganization } from '../../../session/session-context';
import { addCustomTag, findCustomTags, findTaxonomyTerms } from './find-terms';

/** Terms of a kind: the organization's custom tags first, then the taxonomy's. */
export function useTermSource(kind: TermKind): TermSource {
  const { auth } = useFirebase();
  const { firestore } = useData();
  const organizationId = useOrganization().id;
  return useMemo(
    () => ({
      suggest: async (text, signal) => {
        const asked = text.slice(0, maxTagLength);
        // One of the two may be out of reach; what the other knows is still worth having.
        const answers = await Promise.allSettled([
          findCustomTags(firestore, { organizationId, kind, text: asked }),
          findTaxonomyTerms(auth, { kind, text: asked, signal }),
        ]);
        return distinct(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])));
      },
      remember: (name) => {
        if (name.trim() === '' || name.trim().length > maxTagLength) return;
        addCustomTag(firestore, { organizationId, kind, name }).catch(() => {
          notifications.show({
            color: 'red',
            title: failureTexts.title,
            message: jobFormTexts.termNotKept(name),
          });
        });
      },
    }),
    [auth, firestore, organizationId, kind],
  );
}

/** The first of each word, however it is capitalised. */
function distinct(terms: readonly string[]): string[] {
  const seen = new Set<string>();
  return terms
    .filter((term) => !seen.has(term.toLowerCase()) && seen.add(term.toLowerCase()))
    .slice(0, maxSuggestedTerms);
}
