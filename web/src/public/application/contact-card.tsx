import type { ApplicantContact } from '@portal/domain/candidates/application';
import { isEmail } from '@portal/domain/fields/email-address';
import { containsMarkup } from '@portal/domain/fields/markup';
import { phonePattern } from '@portal/domain/fields/phone-number';
import { applicationTexts as texts } from '@portal/domain/texts/application';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { formTexts } from '@portal/domain/texts/form';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../components/button';
import { Card } from '../components/card';
import { TextField } from '../components/text-field';
import { useAnswer } from '../components/use-answer';
import classes from './application.module.css';

type FieldName = keyof ApplicantContact;

const fields: readonly { name: FieldName; autoComplete: string; maxLength: number; type?: 'email' | 'tel' }[] = [
  { name: 'firstName', autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', autoComplete: 'email', maxLength: 254, type: 'email' },
  { name: 'phone', autoComplete: 'tel', maxLength: 40, type: 'tel' },
  { name: 'city', autoComplete: 'address-level2', maxLength: 100 },
  { name: 'state', autoComplete: 'address-level1', maxLength: 100 },
];
const required: readonly FieldName[] = ['firstName', 'email'];

interface Props {
  contact: ApplicantContact;
  /** @returns what is stored. */
  save: (contact: ApplicantContact) => Promise<ApplicantContact>;
}

/** The contact data of an applicant, to correct. */
export function ContactCard({ contact, save }: Props) {
  const [values, setValues] = useState(contact);
  const [isChecked, setChecked] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { answered, isSending, hasFailed, reason, send } = useAnswer(save);
  const faults = fields.map(({ name }) => faultOf(name, values[name]));
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = faults.findIndex((fault) => fault !== '');
    if (wrong >= 0) event.currentTarget.querySelectorAll('input')[wrong]?.focus();
    else {
      setChanged(false);
      void send(trimmed(values));
    }
  };
  return (
    <Card title={texts.contact}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {fields.map(({ name, ...input }, index) => (
          <TextField
            key={name}
            {...input}
            label={texts.fields[name]}
            required={required.includes(name)}
            value={values[name]}
            error={isChecked ? faults[index] : ''}
            onChange={({ target }) => {
              setChanged(true);
              setValues({ ...values, [name]: target.value });
            }}
          />
        ))}
        <p role="status" className={hasFailed ? classes.fault : classes.soft}>
          {hasFailed ? reason : answered !== null && !isChanged && !isSending && texts.saved}
        </p>
        <div>
          <Button type="submit" variant="filled" isBusy={isSending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function trimmed(values: ApplicantContact): ApplicantContact {
  const entries = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  return { ...values, ...(Object.fromEntries(entries) as Partial<ApplicantContact>) };
}

function faultOf(name: FieldName, value: string): string {
  const text = value.trim();
  if (text === '') return required.includes(name) ? formTexts.required : '';
  if (name === 'email') return isEmail(text) ? '' : formTexts.notAnEmail(text);
  if (name === 'phone') return phonePattern.test(text) ? '' : correctionTexts.notAPhone;
  return containsMarkup(text) ? formTexts.markup : '';
}
