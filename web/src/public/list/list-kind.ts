/** What a public list shows. */
export type ListKind = 'candidates' | 'jobs';
