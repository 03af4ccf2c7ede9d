import { ports } from '../runtime/context';
import { publicPage } from './public-page';

/** Answers a public page with the ports of this process. */
export const answerPublicPage = publicPage(ports);
