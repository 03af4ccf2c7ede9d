import type { AuditEntry } from '@portal/domain/audit/audit-entry';
import { documents } from '@portal/domain/paths/firestore-paths';
import { auditTexts } from '@portal/domain/texts/audit';
import { doc, getDoc, type Firestore } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useData } from '../../../firebase/data-provider';

/** Something that an entry is about and that has a name. */
interface Named {
  kind: keyof typeof auditTexts.kinds;
  id: string;
  path: string;
  field: string;
}

/** What entries of the trail are about, by names instead of ids. Names are read once and kept nowhere. */
export function useSubjectNames(
  organizationId: string,
  entries: readonly AuditEntry[] | undefined,
  nameOf: (uid: string) => string,
): (entry: AuditEntry) => string {
  const { firestore } = useData();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const paths = useMemo(
    () => new Map((entries ?? []).flatMap((entry) => namedOf(organizationId, entry)).map((one) => [one.path, one])),
    [organizationId, entries],
  );
  useEffect(() => {
    let isShown = true;
    void namesOf(firestore, [...paths.values()]).then((found) => {
      if (isShown) setNames(found);
    });
    return () => {
      isShown = false;
    };
  }, [firestore, paths]);
  return useMemo(
    () => (entry: AuditEntry) => {
      const named = namedOf(organizationId, entry);
      const known = new Set(named.map(({ id }) => id));
      const { userId, email, ...rest } = entry.subject;
      const others = Object.entries(rest).filter(([, id]) => !known.has(id));
      return [
        ...(userId || email ? [`${auditTexts.kinds.user} ${nameOf(userId ?? '') || (email ?? userId)}`] : []),
        ...named.map(({ kind, id, path }) => `${auditTexts.kinds[kind]} ${names.get(path) ?? id}`),
        ...others.map(([name, id]) => `${name.replace(/Id$/, '')} ${id}`),
      ].join(', ');
    },
    [organizationId, names, nameOf],
  );
}

function namedOf(organizationId: string, { subject, candidateIds }: AuditEntry): Named[] {
  const { jobId = '', contactId, tearsheetId } = subject;
  const candidates = candidateIds.map((id): Named => {
    const path = jobId ? documents.candidate(organizationId, jobId, id) : documents.skillsCandidate(organizationId, id);
    return { kind: 'candidate', id, path, field: jobId ? 'fullName' : 'candidate.name' };
  });
  return [
    ...candidates,
    ...(jobId
      ? [{ kind: 'job' as const, id: jobId, path: documents.job(organizationId, jobId), field: 'jobTitle' }]
      : []),
    ...(contactId
      ? [
          {
            ...{ kind: 'contact' as const, id: contactId, field: 'email' },
            path: documents.clientContact(organizationId, contactId),
          },
        ]
      : []),
    ...(tearsheetId
      ? [
          {
            ...{ kind: 'tearsheet' as const, id: tearsheetId, field: 'name' },
            path: documents.tearsheet(organizationId, tearsheetId),
          },
        ]
      : []),
  ];
}

/** The names of stored documents; of those that are gone their id, with a word. */
async function namesOf(firestore: Firestore, all: readonly Named[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    all.map(async ({ path, id, field }): Promise<[string, string]> => {
      try {
        const snapshot = await getDoc(doc(firestore, path));
        const name: unknown = snapshot.get(field);
        if (!snapshot.exists()) return [path, `${id} (${auditTexts.gone})`];
        return [path, typeof name === 'string' && name !== '' ? name : id];
      } catch {
        return [path, id];
      }
    }),
  );
  return new Map(found);
}
