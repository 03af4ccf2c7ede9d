import { mailingsApi } from '@portal/domain/contracts/mailings-api';
import { unsubscribeApi } from '@portal/domain/contracts/unsubscribe-api';
import { route, type Route } from '../runtime/route';
import { mailClicked, mailEvents, mailOpened } from './mail-tracking';
import { emailAnalytics, pauseMailing, resumeMailing, stopMailing } from './manage-mailing';
import { checkRecipients, mailDraft, previewMailing, sendTestEmail } from './preview-mailing';
import { remindRecipients } from './reminders';
import { startMailing } from './start-mailing';
import { getUnsubscribePage, openUnsubscribe, sendUnsubscribe, unsubscribe, unsubscribeByHeader } from './unsubscribe';

/** Marketing mails, part of the app API. */
export const mailingsRoutes: readonly Route[] = [
  route({
    endpoint: mailingsApi.sendProfileEmail,
    access: 'candidate:write',
    handler: ({ candidateId, ...input }, context) => startMailing(context, 'profile', candidateId, input),
  }),
  route({
    endpoint: mailingsApi.sendTearsheetEmail,
    access: 'candidate:write',
    handler: ({ tearsheetId, ...input }, context) => startMailing(context, 'tearsheet', tearsheetId, input),
  }),
  route({
    endpoint: mailingsApi.sendJobProfileEmail,
    access: 'job:write',
    handler: ({ jobId, ...input }, context) => startMailing(context, 'jobProfile', jobId, input),
  }),
  route({
    endpoint: mailingsApi.sendJobTearsheetEmail,
    access: 'job:write',
    handler: ({ tearsheetId, ...input }, context) => startMailing(context, 'jobTearsheet', tearsheetId, input),
  }),
  route({
    endpoint: mailingsApi.previewProfile,
    access: 'candidate:write',
    handler: ({ candidateId, ...input }, context) => previewMailing(context, 'profile', candidateId, input),
  }),
  route({
    endpoint: mailingsApi.previewTearsheet,
    access: 'candidate:write',
    handler: ({ tearsheetId, ...input }, context) => previewMailing(context, 'tearsheet', tearsheetId, input),
  }),
  route({
    endpoint: mailingsApi.previewJobProfileEmail,
    access: 'job:write',
    handler: ({ jobId, ...input }, context) => previewMailing(context, 'jobProfile', jobId, input),
  }),
  route({
    endpoint: mailingsApi.previewJobTearsheetEmail,
    access: 'job:write',
    handler: ({ tearsheetId, ...input }, context) => previewMailing(context, 'jobTearsheet', tearsheetId, input),
  }),
  route({ endpoint: mailingsApi.mailDraft, access: 'candidate:write', handler: mailDraft }),
  route({ endpoint: mailingsApi.checkRecipients, access: 'candidate:write', handler: checkRecipients }),
  route({ endpoint: mailingsApi.sendTestEmail, access: 'candidate:write', handler: sendTestEmail }),
  route({ endpoint: mailingsApi.pauseMailing, access: 'candidate:write', handler: pauseMailing }),
  route({ endpoint: mailingsApi.resumeMailing, access: 'candidate:write', handler: resumeMailing }),
  route({ endpoint: mailingsApi.stopMailing, access: 'candidate:write', handler: stopMailing }),
  route({ endpoint: mailingsApi.remindRecipients, access: 'candidate:write', handler: remindRecipients }),
  route({ endpoint: mailingsApi.emailAnalytics, access: 'candidate:write', handler: emailAnalytics }),
  route({
    endpoint: unsubscribeApi.sendUnsubscribe,
    aliases: ['/sendUnsubscribeEmail'],
    access: 'public',
    handler: sendUnsubscribe,
  }),
];

/** What recipients and their mail programs call, part of the public API. */
export const mailingsPublicRoutes: readonly Route[] = [
  route({ endpoint: unsubscribeApi.getUnsubscribePage, access: 'public', handler: getUnsubscribePage }),
  route({ endpoint: unsubscribeApi.unsubscribe, access: 'public', handler: unsubscribe }),
  route({
    endpoint: unsubscribeApi.unsubscribeByHeader,
    access: 'public',
    body: 'ignored',
    handler: unsubscribeByHeader,
  }),
  route({ endpoint: unsubscribeApi.openUnsubscribe, access: 'public', handler: openUnsubscribe }),
  route({ endpoint: unsubscribeApi.mailOpened, access: 'public', handler: mailOpened }),
  route({ endpoint: unsubscribeApi.mailClicked, access: 'public', handler: mailClicked }),
  route({ endpoint: unsubscribeApi.mailEvents, access: 'public', handler: mailEvents }),
];
