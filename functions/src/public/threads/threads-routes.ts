import { mailReplyApi, publicThreadsApi } from '@portal/domain/contracts/threads-api';
import { route, type Route } from '../../runtime/route';
import { askQuestion } from './ask-question';
import { getThread } from './get-thread';
import { mailReply } from './mail-reply';

/** The clients' side of threads, part of the public API. */
export const publicThreadsRoutes: readonly Route[] = [
  route({ endpoint: publicThreadsApi.getThread, access: 'public', handler: getThread }),
  route({ endpoint: publicThreadsApi.askQuestion, access: 'public', handler: askQuestion }),
  route({ endpoint: mailReplyApi.mailReply, access: 'public', handler: mailReply }),
];
