import { agreementApi, agreementPageApi } from '@portal/domain/contracts/agreement-api';
import { applicationApi } from '@portal/domain/contracts/application-api';
import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { keepPageApi, retentionApi } from '@portal/domain/contracts/retention-api';
import { scoringApi } from '@portal/domain/contracts/scoring-api';
import { route, type Route } from '../runtime/route';
import { answerAgreement, askAgreement, getAgreementPage, recordAgreement } from './agreement';
import { allowErasedPerson } from './allow-erased-person';
import { getApplication, withdrawApplication } from './application/application-page';
import { correctContact } from './application/change-application';
import { reportBias } from './bias-report';
import { checkFairness } from './check-fairness';
import { erasePerson, previewErasure } from './erasure';
import { explainScoreOf, mailScoreExplanation, scoringFacts } from './explain-score';
import { downloadExport, exportPerson } from './export';
import { refuseAiTexts } from './refuse-ai-texts';
import { recordOpening } from './record-opening';
import { listRestrictedPeople, restrictPerson } from './restriction';
import { answerKeepPage, getKeepPage } from './retention/keep-page';
import { previewRetention } from './retention/preview-retention';

/** The rights of candidates, part of the app API. */
export const privacyRoutes: readonly Route[] = [
  route({ endpoint: privacyApi.recordOpening, access: 'candidate:write', handler: recordOpening }),
  route({ endpoint: privacyApi.previewErasure, access: 'person:administer', handler: previewErasure }),
  route({ endpoint: privacyApi.erasePerson, access: 'person:administer', handler: erasePerson }),
  route({ endpoint: privacyApi.exportPerson, access: 'person:administer', handler: exportPerson }),
  route({ endpoint: privacyApi.downloadExport, access: 'person:administer', handler: downloadExport }),
  route({ endpoint: privacyApi.allowErasedPerson, access: 'person:administer', handler: allowErasedPerson }),
  route({ endpoint: privacyApi.refuseAiTexts, access: 'candidate:write', handler: refuseAiTexts }),
  route({ endpoint: privacyApi.restrictPerson, access: 'candidate:write', handler: restrictPerson }),
  route({ endpoint: privacyApi.listRestrictedPeople, access: 'person:administer', handler: listRestrictedPeople }),
  route({ endpoint: retentionApi.previewRetention, access: 'person:administer', handler: previewRetention }),
  route({ endpoint: scoringApi.scoringFacts, access: 'candidate:write', handler: scoringFacts }),
  route({ endpoint: scoringApi.explainScore, access: 'candidate:write', handler: explainScoreOf }),
  route({ endpoint: scoringApi.mailScoreExplanation, access: 'candidate:write', handler: mailScoreExplanation }),
  route({ endpoint: scoringApi.biasReport, access: 'person:administer', handler: reportBias }),
  route({ endpoint: scoringApi.checkFairness, access: 'person:administer', handler: checkFairness }),
  route({ endpoint: agreementApi.askAgreement, access: 'candidate:write', handler: askAgreement }),
  route({ endpoint: agreementApi.recordAgreement, access: 'candidate:write', handler: recordAgreement }),
];

/** The pages of a candidate's links, part of the public API. */
export const privacyPublicRoutes: readonly Route[] = [
  route({ endpoint: agreementPageApi.getAgreementPage, access: 'public', handler: getAgreementPage }),
  route({ endpoint: agreementPageApi.answerAgreement, access: 'public', handler: answerAgreement }),
  route({ endpoint: keepPageApi.getKeepPage, access: 'public', handler: getKeepPage }),
  route({ endpoint: keepPageApi.answerKeepPage, access: 'public', handler: answerKeepPage }),
  route({ endpoint: applicationApi.getApplication, access: 'public', handler: getApplication }),
  route({ endpoint: applicationApi.correctContact, access: 'public', handler: correctContact }),
  route({ endpoint: applicationApi.withdrawApplication, access: 'public', handler: withdrawApplication }),
];
