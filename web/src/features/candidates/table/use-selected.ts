import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { useState } from 'react';

/**
 * The selected candidates of a table, over all pages that were shown.
 * @param shown the rows of this page; undefined while they load.
 */
export function useSelected(
  ids: readonly string[],
  shown: readonly JobCandidate[] | undefined,
): readonly JobCandidate[] {
  const [kept, setKept] = useState<readonly JobCandidate[]>([]);
  const known = [...(shown ?? []), ...kept];
  const selected = ids.flatMap((id) => known.find((candidate) => candidate.id === id) ?? []);
  const isSame = selected.length === kept.length && selected.every((candidate, index) => candidate === kept[index]);
  if (!isSame) setKept(selected);
  return selected;
}
