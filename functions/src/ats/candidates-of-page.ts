/** A tearsheet whose candidates are imported. */
interface Listed {
  id: string;
  candidateIds: readonly string[];
}

/** Limits of one page of an import. */
export interface PageLimits {
  tearsheets: number;
  candidates: number;
}

/** A place in an import of tearsheets: after a finished one, and after some candidates of the next. */
interface Place {
  after: string;
  done: number;
}

/** A stored cursor, `tearsheetId/candidates done of the next tearsheet`; `''` is the beginning. */
export function placeOf(cursor: string): Place {
  const [after = '', done = '0'] = cursor.split('/');
  return { after, done: Number(done) };
}

/**
 * Which candidates the next page imports. A tearsheet with more candidates than fit goes on in the page after.
 * @param tearsheets those after the place, as many as a page may have.
 * @returns `ids` each once; `finished` the tearsheets whose candidates have then all been imported; `next` the cursor of
 *   the page after, null when there is none.
 */
export function candidatesOfPage<Tearsheet extends Listed>(
  tearsheets: readonly Tearsheet[],
  { after, done }: Place,
  limits: PageLimits,
): { ids: string[]; finished: Tearsheet[]; next: string | null } {
  const ids = new Set<string>();
  const finished: Tearsheet[] = [];
  let last = after;
  let begin = done;
  for (const tearsheet of tearsheets) {
    const end = begin + limits.candidates - ids.size;
    for (const id of tearsheet.candidateIds.slice(begin, end)) ids.add(id);
    if (end < tearsheet.candidateIds.length) return { ids: [...ids], finished, next: `${last}/${end}` };
    finished.push(tearsheet);
    last = tearsheet.id;
    begin = 0;
  }
  return { ids: [...ids], finished, next: tearsheets.length < limits.tearsheets ? null : `${last}/0` };
}
