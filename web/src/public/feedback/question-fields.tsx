import { feedbackTexts } from '@portal/domain/texts/feedback';
import { useField } from 'formik';
import { createContext, use, useId } from 'react';
import fieldClasses from '../components/field.module.css';
import { TextField } from '../components/text-field';
import classes from './questions.module.css';

/** The error of a value by its name; `''` without one, or before the viewer has visited the field. */
export const ErrorsContext = createContext<(name: string) => string>(() => '');

interface QuestionProps {
  name: string;
  question: string;
  isRequired?: boolean;
}

interface ChoiceProps extends QuestionProps {
  options: readonly { value: string; label: string }[];
  /** `oneInList`: one answer, stored as a list of one. */
  mode?: 'one' | 'oneInList' | 'several';
}

/** One or several choices. */
export function ChoiceQuestion({ name, question, options, isRequired = false, mode = 'one' }: ChoiceProps) {
  const [{ value }, , { setValue }] = useField<string | string[]>(name);
  const chosen = Array.isArray(value) ? value : [value];
  const choose = (option: string, isChecked: boolean) => {
    if (mode === 'one') void setValue(option);
    else if (mode === 'oneInList') void setValue([option]);
    else void setValue(isChecked ? [...chosen, option] : chosen.filter((other) => other !== option));
  };
  return (
    <fieldset className={classes.question}>
      <legend className={fieldClasses.label}>
        <QuestionText question={question} isRequired={isRequired} />
      </legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type={mode === 'several' ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              required={isRequired && mode !== 'several'}
              onChange={({ target }) => {
                choose(option.value, target.checked);
              }}
            />
            <span dir="auto">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A free-text answer. */
export function WordsQuestion({
  name,
  question,
  isRequired = false,
  isLong = false,
}: QuestionProps & { isLong?: boolean }) {
  const [field] = useField<string>(name);
  const error = use(ErrorsContext)(name);
  const id = useId();
  const shared = {
    ...field,
    id,
    className: fieldClasses.input,
    required: isRequired,
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-about`,
  } as const;
  return (
    <div className={fieldClasses.field}>
      <label className={fieldClasses.label} htmlFor={id}>
        <QuestionText question={question} isRequired={isRequired} />
      </label>
      {isLong ? <textarea {...shared} /> : <input {...shared} />}
      <div id={`${id}-about`}>
        {error && (
          <p className={fieldClasses.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The viewer's contact data. */
export function EmailQuestion({ isRequired }: { isRequired: boolean }) {
  const [field] = useField<string>('email');
  const error = use(ErrorsContext)('email');
  return (
    <TextField
      {...field}
      type="email"
      autoComplete="email"
      maxLength={320}
      required={isRequired}
      label={isRequired ? feedbackTexts.email : `${feedbackTexts.email} (${feedbackTexts.optional})`}
      error={error}
      hint={feedbackTexts.emailHint}
    />
  );
}

/** A consent. */
export function CheckboxQuestion({ name, label, isRequired }: { name: string; label: string; isRequired: boolean }) {
  const [field] = useField<boolean>({ name, type: 'checkbox' });
  const { value: _unused, ...input } = field;
  return (
    <label className={classes.option}>
      <input {...input} type="checkbox" required={isRequired} />
      <span>{label}</span>
    </label>
  );
}

function QuestionText({ question, isRequired }: { question: string; isRequired: boolean }) {
  return (
    <>
      <bdi>{question}</bdi>
      {!isRequired && <span className={fieldClasses.optional}> ({feedbackTexts.optional})</span>}
    </>
  );
}
