/** Ids that Firestore accepts: no slash, not `.` or `..`, not enclosed in double underscores. */
const documentId = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,128}$/;

/**
 * Whether a text can be a document id. Check untrusted ids before a read: Firestore throws on others. Our ids and uids
 * have at most 128 characters.
 */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}
