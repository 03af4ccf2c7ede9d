import { labelsOf } from '@portal/domain/brands/resolve-brand';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { resolveLabel } from '@portal/domain/texts/labels';

/** What a page says after feedback: the brand's or the organization's labels, or the defaults. */
export function projectFeedbackTexts(...owners: Parameters<typeof labelsOf>): ResumePage['feedbackTexts'] {
  const labels = labelsOf(...owners);
  return {
    submitted: resolveLabel(labels, 'feedbackMessage'),
    submittedWithCopy: resolveLabel(labels, 'feedbackMessageCCEnabled'),
  };
}
