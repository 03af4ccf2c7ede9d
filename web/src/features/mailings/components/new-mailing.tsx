import type { MailDraft } from '@portal/domain/contracts/mailings-api';
import type { Contact } from '@portal/domain/contacts/contact';
import type { Mailing, MailingKind } from '@portal/domain/mail/mailing';
import type { ReactNode } from 'react';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useMailingCalls } from '../data/mailing-calls';
import { useDraft } from '../data/use-draft';
import { Composer } from './composer';

export interface PickerProps {
  chosen: readonly Contact[];
  onChange: (chosen: Contact[]) => void;
  onClose: () => void;
}

export interface NewMailingProps {
  organizationId: string;
  kind: MailingKind;
  targetId: string;
  /** Chooses contacts and leads. */
  picker: (props: PickerProps) => ReactNode;
  /** The mailing that is edited or copied, and its recipients when they were chosen by name. */
  from?: { mailing: Mailing; isCopy: boolean; chosen: Contact[] };
}

/** The composer of a mailing, once its texts are known. */
export function NewMailing(props: NewMailingProps) {
  const calls = useMailingCalls(props.kind, props.targetId);
  const { state, retry } = useDraft(calls.draft, props.organizationId);
  const draft: MailDraft | null = state.status === 'loaded' ? state.data : null;
  useCrumbName(props.targetId, draft?.targetName);
  if (state.status === 'failed') return <LoadFailed onRetry={retry} />;
  return draft ? <Composer {...props} draft={draft} /> : <RowsLoading rows={8} />;
}
