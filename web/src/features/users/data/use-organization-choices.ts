import { typeaheadDebounceMs } from '@portal/domain/constants/tables';
import { organizationRowSchema, type OrganizationRow } from '@portal/domain/organizations/organization-row';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { queryTokens } from '@portal/domain/search/tokens';
import { useDebouncedValue } from '@mantine/hooks';
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { havingTokens } from '../../../firebase/stored-query';
import { useLiveDocument, useLiveQuery } from '../../../firebase/use-live';

/** The most choices at once: more typing narrows them. */
const maxChoices = 20;

export interface OrganizationChoice {
  value: string;
  label: string;
}

/**
 * Organizations to choose from, for super admins: the first by name, or search results; always with the chosen one, so
 * that its name can be shown.
 * @param chosenId empty for none.
 */
export function useOrganizationChoices(chosenId: string, typed: string): OrganizationChoice[] {
  const { firestore } = useData();
  const organizations = collection(firestore, collections.organizations());
  const chosen = useLiveDocument(
    chosenId === '' ? null : doc(firestore, documents.organization(chosenId)),
    organizationRowSchema,
  );
  // The field shows the name of the chosen one; only another text is a search.
  const [text] = useDebouncedValue(typed === chosen.data?.name ? '' : typed, typeaheadDebounceMs);
  const wanted = useMemo(() => queryTokens(text), [text]);
  const found = useLiveQuery(
    `${organizations.path}|choices|${wanted.join(' ')}`,
    query(organizations, ...(wanted.length === 0 ? [orderBy('name')] : havingTokens(wanted)), limit(maxChoices)),
    organizationRowSchema,
  );
  return useMemo(() => {
    const others = (found.data ?? []).filter(({ id }) => id !== chosenId);
    return [...(chosen.data ? [chosen.data] : []), ...others].map(choiceOf);
  }, [found.data, chosen.data, chosenId]);
}

function choiceOf({ id, name }: OrganizationRow): OrganizationChoice {
  return { value: id, label: name };
}
