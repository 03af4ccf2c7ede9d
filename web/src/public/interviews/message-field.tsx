import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { useId } from 'react';
import fieldClasses from '../components/field.module.css';

/** A message to the other side. */
export function MessageField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className={fieldClasses.field}>
      <label className={fieldClasses.label} htmlFor={id}>
        {texts.message}
      </label>
      <textarea
        id={id}
        className={fieldClasses.input}
        rows={3}
        maxLength={2_000}
        dir="auto"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </div>
  );
}
