import { shellTexts } from '@portal/domain/texts/shell';
import { Anchor, Checkbox, Stack, type CheckboxProps } from '@mantine/core';
import { paths } from '../../../config/paths';

/** The agreement to the terms, with the way to read them first (000 §2, §5). */
export function TermsCheckbox(props: Pick<CheckboxProps, 'checked' | 'onChange' | 'disabled' | 'error'>) {
  return (
    <Stack gap={6}>
      <Checkbox label={shellTexts.agreeToTerms} {...props} />
      <TermsLink />
    </Stack>
  );
}

/** Leads to the terms of service in a page of their own, so that nothing here is lost. */
export function TermsLink() {
  return (
    <Anchor href={paths.terms.href()} target="_blank" rel="noopener" size="sm">
      {shellTexts.terms}
    </Anchor>
  );
}
