/** What Firestore takes: no slash, neither `.` nor `..`, nothing between double underscores. */
const documentId = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,128}$/;

/**
 * Whether a text may be the id of a document; looking for another one throws instead of finding nothing. Ids of ours
 * and of accounts have at most 128 characters.
 */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}
