import type { SkillsCandidate } from './skills-candidate';

/** Lists of a marketing candidate whose items are stored as the ATS sends them. */
export type HistoryKind = 'workHistories' | 'educations' | 'certifications' | 'references';

/** An item of such a list as screens show it; `''` for what the ATS does not state. */
export interface HistoryEntry {
  title: string;
  detail: string;
  /** Milliseconds since 1970, or a text, as the ATS has it. */
  from: string | number;
  to: string | number;
}

/** Field names of the ATS (Bullhorn REST: CandidateWorkHistory, CandidateEducation, …). */
const fields: Record<HistoryKind, Record<'title' | 'detail' | 'from' | 'to', readonly string[]>> = {
  workHistories: { title: ['title'], detail: ['companyName'], from: ['startDate'], to: ['endDate'] },
  educations: {
    title: ['degree', 'major'],
    detail: ['school'],
    from: ['startDate'],
    to: ['graduationDate', 'endDate'],
  },
  certifications: { title: ['name'], detail: ['issuedBy'], from: ['dateCertified'], to: ['dateExpiration'] },
  references: {
    title: ['referenceFirstName', 'referenceLastName'],
    detail: ['referenceTitle', 'companyName'],
    from: [],
    to: [],
  },
};

/** The items of a list that have a title or a detail. */
export function historyEntries(candidate: Pick<SkillsCandidate, HistoryKind>, kind: HistoryKind): HistoryEntry[] {
  const names = fields[kind];
  return candidate[kind]
    .map((item) => {
      const told = (some: readonly string[]) =>
        some.map((name) => item[name]).filter((value) => typeof value === 'string' || typeof value === 'number');
      const separator = kind === 'references' ? ' ' : ', ';
      return {
        title: told(names.title).filter(Boolean).join(separator),
        detail: told(names.detail).filter(Boolean).join(', '),
        from: told(names.from)[0] ?? '',
        to: told(names.to)[0] ?? '',
      };
    })
    .filter(({ title, detail }) => title !== '' || detail !== '');
}
