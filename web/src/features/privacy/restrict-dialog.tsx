import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { maxRestrictionReason } from '@portal/domain/candidates/restriction';
import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { requiredText } from '@portal/domain/fields/text';
import { record } from '@portal/domain/fields/model';
import { restrictionTexts as texts } from '@portal/domain/texts/restriction';
import { Text } from '@mantine/core';
import { DialogForm } from '../../components/form/dialog-form';
import { FormTextInput } from '../../components/form/form-text-input';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

const schema = record({ reason: requiredText(maxRestrictionReason) });

/** Restricts the processing of a person's data, with the reason. */
export function RestrictDialog({ candidateKey, onClose }: { candidateKey: CandidateKey; onClose: () => void }) {
  const { auth } = useFirebase();
  return (
    <DialogForm
      title={texts.title}
      isOpen
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={schema}
      submitLabel={texts.save}
      onSubmit={({ reason }) =>
        runWithNotice(
          () => callApi(auth, privacyApi.restrictPerson, { ...candidateKey, isOn: true, reason }, { api: 'app' }),
          { done: texts.restricted },
        )
      }
    >
      <Text size="sm">{texts.intro}</Text>
      <FormTextInput
        name="reason"
        label={texts.reason}
        description={texts.reasonHint}
        maxLength={maxRestrictionReason}
      />
    </DialogForm>
  );
}
