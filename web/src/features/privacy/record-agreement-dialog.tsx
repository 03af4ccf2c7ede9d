import { agreementScopes } from '@portal/domain/candidates/agreement';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { agreementApi } from '@portal/domain/contracts/agreement-api';
import { localInputValue } from '@portal/domain/fields/local-time';
import { record, type Model } from '@portal/domain/fields/model';
import { agreementTexts as texts } from '@portal/domain/texts/agreement';
import { formTexts } from '@portal/domain/texts/form';
import { string } from 'yup';
import { DialogForm } from '../../components/form/dialog-form';
import { FormSelect } from '../../components/form/form-fields';
import { FormTextInput } from '../../components/form/form-text-input';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

const schema = record({
  state: string().oneOf(['given', 'withdrawn']).required(),
  scope: string().oneOf(agreementScopes).required(),
  /** As a date input gives it. */
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, formTexts.required)
    .required(formTexts.required),
  note: string().trim().max(300, formTexts.tooLong(300)).required(formTexts.required),
});

/** What is recorded most often. */
const likely: Pick<Model<typeof schema>, 'state' | 'scope'> = { state: 'given', scope: 'job' };

/** One of the choices is always chosen. */
const always = { clearable: false, allowDeselect: false } as const;

/** Records what a candidate has said, with date and source. */
export function RecordAgreementDialog({ candidateKey, onClose }: { candidateKey: CandidateKey; onClose: () => void }) {
  const { auth } = useFirebase();
  return (
    <DialogForm
      title={texts.recordTitle}
      isOpen
      onClose={onClose}
      initialValues={{
        ...likely,
        date: today(),
        note: '',
      }}
      schema={schema}
      submitLabel={texts.save}
      onSubmit={({ date, ...values }) =>
        runWithNotice(
          () =>
            callApi(
              auth,
              agreementApi.recordAgreement,
              { ...candidateKey, ...values, decidedAt: Date.parse(date) },
              { api: 'app' },
            ),
          { done: texts.saved },
        )
      }
    >
      <FormSelect name="state" label={texts.state} data={optionsOf(texts.stateChoices)} {...always} />
      <FormSelect name="scope" label={texts.scope} data={optionsOf(texts.scopeChoices)} {...always} />
      <FormTextInput name="date" type="date" label={texts.date} />
      <FormTextInput name="note" label={texts.note} description={texts.noteHint} maxLength={300} />
    </DialogForm>
  );
}

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

function today(): string {
  return localInputValue(Date.now(), 'date');
}
