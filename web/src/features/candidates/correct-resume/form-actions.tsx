import { formTexts } from '@portal/domain/texts/form';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { SubmitButton } from '../../../components/form/submit-button';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useResumeEditor } from './resume-editor';

/**
 * Save and cancel below an inline form. The first field has the focus when it opens; Escape cancels. What is typed is not
 * lost by leaving the page without a question.
 */
export function FormActions({ onClose }: { onClose: () => void }) {
  const { isLate } = useResumeEditor();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = element.current?.closest('form');
    form?.querySelector<HTMLElement>('input, textarea')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    form?.addEventListener('keydown', onKey);
    return () => {
      form?.removeEventListener('keydown', onKey);
    };
    // The form is focused once; closing does the same for its whole life.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Group ref={element} gap="xs" mt="sm">
      <SubmitButton size="compact-sm">{formTexts.save}</SubmitButton>
      <Button size="compact-sm" variant="default" onClick={onClose}>
        {formTexts.cancel}
      </Button>
      <UnsavedNotice isShown={isLate} />
    </Group>
  );
}
