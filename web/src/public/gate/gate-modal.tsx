import type { GateForm } from '@portal/domain/contracts/marketing-pages-api';
import { gateBlurDelayMs } from '@portal/domain/constants/public-pages';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import { containsMarkup } from '@portal/domain/fields/markup';
import { formTexts } from '@portal/domain/texts/form';
import { gateTexts } from '@portal/domain/texts/public-profile';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { callPublic, DeclinedCall } from '../api/call';
import { Button } from '../components/button';
import { safeUrl } from '../components/safe-url';
import { TextField } from '../components/text-field';
import { viewer } from '../viewer/public-viewer';
import classes from './gate.module.css';

interface Props {
  gate: GateForm;
  /** The link's code. */
  data: string;
  /** The viewer is known; the pass opens the content. */
  onPassed: (gatePass: string) => void;
}

type FieldName = 'email' | 'companyName' | 'firstName' | 'lastName';
const firstStep: readonly FieldName[] = ['email', 'companyName'];
const secondStep: readonly FieldName[] = ['firstName', 'lastName'];

/** Asks who the viewer is: email and company, then the name of a new contact. It cannot be dismissed. */
export default function GateModal({ gate, data, onPassed }: Props) {
  const dialog = useDialog();
  const titleId = useId();
  const [isNew, setNew] = useState(false);
  const [values, setValues] = useState({ email: '', companyName: '', firstName: '', lastName: '' });
  const [terms, setTerms] = useState(false);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const step = isNew ? secondStep : firstStep;
  const faults = Object.fromEntries(step.map((name) => [name, faultOf(name, values[name])]));
  const lacksTerms = !isNew && gate.terms.isRequired && !terms;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched([...step, 'terms']);
    if (Object.values(faults).some(Boolean) || lacksTerms) {
      const fields = event.currentTarget.querySelectorAll('input');
      // The box of the terms follows the fields of the step.
      fields[[...step.map((name) => faults[name]), lacksTerms].findIndex(Boolean)]?.focus();
      return;
    }
    setBusy(true);
    setError('');
    try {
      const email = values.email.trim().toLowerCase();
      const identity = { email, companyName: values.companyName.trim(), organizationId: '', data, terms };
      const answer = isNew
        ? await callPublic('createContact', {
            ...identity,
            ...{ firstName: values.firstName.trim(), lastName: values.lastName.trim() },
            ...{ senderId: '', tearsheetId: '', candidateId: '' },
          })
        : await callPublic('validateEmailContactGate', identity);
      viewer.setEmail(email);
      if (!answer) setNew(true);
      else {
        if (isNew) tellSender(data, answer.gatePass);
        onPassed(answer.gatePass);
      }
    } catch (thrown) {
      if (!(thrown instanceof DeclinedCall)) setError(PortalError.from(thrown).userMessage);
    } finally {
      setBusy(false);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close a dialog on the second Escape even if `cancel` is prevented.
        currentTarget.showModal();
      }}
    >
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <h1 id={titleId} className={classes.title}>
          {gate.title}
        </h1>
        {step.map((name) => (
          <TextField
            key={name}
            label={gateTexts[name]}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete[name]}
            required
            autoFocus={isNew && name === 'firstName'}
            maxLength={name === 'email' ? 320 : 200}
            value={values[name]}
            error={touched.includes(name) ? faults[name] : ''}
            onBlur={() => {
              if (values[name]) setTouched([...touched, name]);
            }}
            onChange={({ target }) => {
              setValues({ ...values, [name]: target.value });
            }}
          />
        ))}
        {!isNew && gate.terms.isShown && (
          <Terms
            terms={gate.terms}
            isChecked={terms}
            error={touched.includes('terms') && lacksTerms ? formTexts.required : ''}
            onChange={setTerms}
          />
        )}
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        <Button type="submit" variant="filled" isBusy={isBusy}>
          {isNew ? gateTexts.submit : gateTexts.next}
        </Button>
      </form>
    </dialog>
  );
}

const autoComplete: Record<FieldName, string> = {
  email: 'email',
  companyName: 'organization',
  firstName: 'given-name',
  lastName: 'family-name',
};

function faultOf(name: FieldName, value: string): string {
  const text = value.trim();
  if (text === '') return formTexts.required;
  if (name === 'email') return isEmail(text) ? '' : formTexts.notAnEmail(text);
  return containsMarkup(text) ? formTexts.markup : '';
}

/** The notice is a courtesy; the viewer does not wait for it. */
function tellSender(data: string, gatePass: string): void {
  callPublic('sendNewContact', {
    ...{ data, gatePass, organizationId: '', candidateId: '', tearsheetId: '' },
    ...{ contactName: '', contactEmail: '', clientCompany: '', senderId: '' },
  }).catch(() => undefined);
}

/** Opens the dialog, and blurs the page behind it shortly after. */
function useDialog() {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    const timer = setTimeout(() => dialog?.setAttribute('data-blurring', ''), gateBlurDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return element;
}

interface TermsProps {
  terms: GateForm['terms'];
  isChecked: boolean;
  error: string;
  onChange: (isChecked: boolean) => void;
}

function Terms({ terms, isChecked, error, onChange }: TermsProps) {
  const url = safeUrl(terms.linkUrl);
  const id = useId();
  return (
    <div>
      <div className={classes.terms}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          required={terms.isRequired}
          onChange={({ target }) => {
            onChange(target.checked);
          }}
        />
        <p>
          <label htmlFor={id}>{url ? gateTexts.accept : terms.linkText}</label>
          {url && ' '}
          {url && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {terms.linkText}
            </a>
          )}
        </p>
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
