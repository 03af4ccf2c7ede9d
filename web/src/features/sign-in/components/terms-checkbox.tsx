import { shellTexts } from '@portal/domain/texts/shell';
import { Anchor, Checkbox, Stack, type CheckboxProps } from '@mantine/core';
import { paths } from '../../../config/paths';

/** The agreement to the terms, with a link to read them first. */
export function TermsCheckbox(props: Pick<CheckboxProps, 'checked' | 'onChange' | 'disabled' | 'error'>) {
  return (
    <Stack gap={6}>
      <Checkbox label={shellTexts.agreeToTerms} {...props} />
      <TermsLink />
    </Stack>
  );
}

/** Opens the terms of service in a new tab, so that the page keeps its input. */
export function TermsLink() {
  return (
    <Anchor href={paths.terms.href()} target="_blank" rel="noopener" size="sm">
      {shellTexts.terms}
    </Anchor>
  );
}
