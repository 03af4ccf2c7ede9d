import { string } from 'yup';

/** Our ids. Firestore reserves those enclosed in double underscores and throws on them. */
const idPattern = /^(?!__.*__$)[\w-]{0,128}$/;

/** The id of a document in a request. */
export const requiredId = () => string().matches(idPattern).required();

/** As {@link requiredId}; `''` for none. */
export const optionalId = () => string().matches(idPattern).default('');
