import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { agreementTexts } from '@portal/domain/texts/agreement';
import { auditTexts } from '@portal/domain/texts/audit';
import { scoreExplanationTexts } from '@portal/domain/texts/score-explanation';
import { restrictionTexts } from '@portal/domain/texts/restriction';
import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { aiPrivacyTexts, privacyPageTexts as texts } from '@portal/domain/texts/privacy';
import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconFileExport,
  IconHandStop,
  IconHistory,
  IconMailQuestion,
  IconMessageQuestion,
  IconPencilCheck,
  IconShieldLock,
  IconSparkles,
  IconUserX,
} from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { useCan } from '../../session/session-context';

const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog')).EraseDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog')).ExportDialog }));

const AskAgreementDialog = lazy(async () => ({
  default: (await import('./ask-agreement-dialog')).AskAgreementDialog,
}));
const RecordAgreementDialog = lazy(async () => ({
  default: (await import('./record-agreement-dialog')).RecordAgreementDialog,
}));

const ExplainScoreDialog = lazy(async () => ({
  default: (await import('./explain-score-dialog')).ExplainScoreDialog,
}));
const RestrictDialog = lazy(async () => ({ default: (await import('./restrict-dialog')).RestrictDialog }));

interface Props {
  candidateKey: CandidateKey;
  /** Of the candidate; `''` when unknown. */
  email: string;
  isRestricted: boolean;
  refusesAiTexts: boolean;
  /** Where runs are shown. */
  runsHref: string;
  /** The dialog with the candidate's part of the audit trail. */
  audit: (onClose: () => void) => ReactNode;
}

/** A candidate's rights: the agreement to be represented, restriction; erasure and export, for admins. */
export default function PrivacyMenu({ candidateKey, email, isRestricted, refusesAiTexts, runsHref, audit }: Props) {
  const [open, setOpen] = useState<'none' | 'erase' | 'export' | 'ask' | 'record' | 'restrict' | 'explain' | 'audit'>(
    'none',
  );
  const mayAdminister = useCan('person:administer');
  const { auth } = useFirebase();
  const changeAiTexts = async () => {
    const request = { ...candidateKey, isRefused: !refusesAiTexts };
    await runWithNotice(() => callApi(auth, privacyApi.refuseAiTexts, request, { api: 'app' }), {
      done: refusesAiTexts ? aiPrivacyTexts.allowed : aiPrivacyTexts.refused,
    });
  };
  const close = () => {
    setOpen('none');
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={220}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconShieldLock size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {texts.menu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconMailQuestion size={16} aria-hidden />}
            onClick={() => {
              setOpen('ask');
            }}
          >
            {agreementTexts.ask}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPencilCheck size={16} aria-hidden />}
            onClick={() => {
              setOpen('record');
            }}
          >
            {agreementTexts.record}
          </Menu.Item>
          {!isRestricted && (
            <Menu.Item
              leftSection={<IconMessageQuestion size={16} aria-hidden />}
              onClick={() => {
                setOpen('explain');
              }}
            >
              {scoreExplanationTexts.menu}
            </Menu.Item>
          )}
          {!isRestricted && (
            <Menu.Item
              leftSection={<IconHandStop size={16} aria-hidden />}
              onClick={() => {
                setOpen('restrict');
              }}
            >
              {restrictionTexts.restrict}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconSparkles size={16} aria-hidden />}
            onClick={() => {
              void changeAiTexts();
            }}
          >
            {refusesAiTexts ? aiPrivacyTexts.allow : aiPrivacyTexts.refuse}
          </Menu.Item>
          {mayAdminister && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconHistory size={16} aria-hidden />}
                onClick={() => {
                  setOpen('audit');
                }}
              >
                {auditTexts.ofCandidate}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFileExport size={16} aria-hidden />}
                onClick={() => {
                  setOpen('export');
                }}
              >
                {texts.export}
              </Menu.Item>
              <Menu.Item
                color="red"
                leftSection={<IconUserX size={16} aria-hidden />}
                onClick={() => {
                  setOpen('erase');
                }}
              >
                {texts.erase}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {open === 'erase' && <EraseDialog candidateKey={candidateKey} runsHref={runsHref} onClose={close} />}
        {open === 'ask' && <AskAgreementDialog candidateKey={candidateKey} email={email} onClose={close} />}
        {open === 'record' && <RecordAgreementDialog candidateKey={candidateKey} onClose={close} />}
        {open === 'explain' && <ExplainScoreDialog candidateKey={candidateKey} onClose={close} />}
        {open === 'restrict' && <RestrictDialog candidateKey={candidateKey} onClose={close} />}
        {open === 'audit' && audit(close)}
        {open === 'export' && <ExportDialog candidateKey={candidateKey} onClose={close} />}
      </Suspense>
    </>
  );
}
