import type { DescribedField } from '@portal/domain/fields/describe';
import type { ComponentType } from 'react';

/** What every input of a described field takes. */
export interface InputProps {
  /** Of the field in the form; below a list it has an index. */
  name: string;
  field: DescribedField;
  value: unknown;
  error: string | undefined;
  isReadOnly: boolean;
  /** What applies while the field is empty. */
  placeholder: string;
  /** A note below the label. */
  description: string | undefined;
  /** Sets a value while it is being typed. */
  type: (value: unknown) => void;
  /** Sets a value that is complete. */
  set: (value: unknown) => void;
  onBlur: () => void;
  /** Draws one field of a record; given as a prop so that an input of records need not import its own parent. */
  RecordField: ComponentType<{ field: DescribedField; name: string }>;
}
