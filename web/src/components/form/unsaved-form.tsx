import { useFormikContext } from 'formik';
import { useUnsavedChange } from '../ui/unsaved-changes';

/** Inside a form: leaving the page asks first as long as something in it is changed and not on its way. */
export function UnsavedForm() {
  const { dirty, isSubmitting } = useFormikContext();
  useUnsavedChange(dirty && !isSubmitting);
  return null;
}
