import { boolean, number, string } from 'yup';
import { agreementRules } from '../candidates/agreement';
import { auditKeptMonths } from '../audit/audit-entry';
import { noticeVariables } from '../candidates/notice';
import type { ApplicationStage } from '../candidates/application';
import { record } from '../fields/model';
import { optionalText } from '../fields/text';
import { agreementSettingTexts as texts } from '../texts/agreement';
import { applicationSettingTexts as application, applicationStageTexts } from '../texts/application';
import { auditSettingTexts as audit } from '../texts/audit';
import { noticeSettingTexts as notice } from '../texts/notice';
import { aiPrivacyTexts as ai, listPrivacyTexts as lists } from '../texts/privacy';
import { retentionSettingTexts as retention } from '../texts/retention';

const monthChoices = [0, 3, 6, 12, 18, 24, 36, 60, 84, 120] as const;

const months = (label: string) =>
  number()
    .oneOf([...monthChoices])
    .default(0)
    .meta({
      label,
      help: retention.kindHelp,
      options: Object.fromEntries(monthChoices.map((choice) => [choice, retention.months(choice)])),
    });

const word = (stage: ApplicationStage) =>
  optionalText(60).meta({
    label: application.words[stage],
    help: application.wordsHelp[stage],
    placeholder: applicationStageTexts[stage],
  });

/** Rules about candidates' rights. */
export const privacySettingsSchema = record({
  agreement: string()
    .oneOf(agreementRules)
    .default('off')
    .meta({ label: texts.rule, help: texts.ruleHelp, options: texts.rules }),
  uploadAgreement: optionalText(500).meta({
    label: texts.upload,
    help: texts.uploadHelp,
    placeholder: texts.noUpload,
    isIdentity: true,
  }),
  notice: record({
    isOn: boolean().default(false).meta({ label: notice.isOn, help: notice.isOnHelp }),
    text: optionalText(4_000).meta({
      label: notice.text,
      help: notice.textHelp,
      placeholder: notice.standard,
      variables: noticeVariables,
      isIdentity: true,
    }),
  }).meta({ section: notice.section }),
  application: record({
    isOn: boolean().default(true).meta({ label: application.isOn, help: application.isOnHelp }),
    received: word('received'),
    reviewed: word('reviewed'),
    submitted: word('submitted'),
    closed: word('closed'),
  }).meta({ section: application.section }),
  allowsAgeFilters: boolean()
    .default(false)
    .meta({ label: lists.ageFilters, help: lists.ageFiltersHelp, section: lists.section }),
  writesAiTexts: boolean()
    .default(true)
    .meta({ label: ai.isOn, help: ai.isOnHelp, section: ai.section, when: 'showAIGenerator' }),
  audit: record({
    months: number()
      .oneOf([...auditKeptMonths])
      .default(0)
      .meta({
        label: audit.months,
        help: audit.monthsHelp,
        options: Object.fromEntries(auditKeptMonths.map((choice) => [choice, retention.months(choice)])),
      }),
  }).meta({ section: audit.section }),
  retention: record({
    isOn: boolean().default(false).meta({ label: retention.isOn, help: retention.isOnHelp }),
    asksFirst: boolean().default(true).meta({ label: retention.asksFirst, help: retention.asksFirstHelp }),
    applicants: months(retention.applicants),
    unanswered: months(retention.unanswered),
    others: months(retention.others),
    placed: months(retention.placed),
  }).meta({ section: retention.section }),
}).meta({ tab: 'privacy', section: texts.section });
