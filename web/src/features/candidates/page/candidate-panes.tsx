import { highlightTexts } from '@portal/domain/texts/highlights';
import { Paper, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHighlights, type Pane } from '../document/highlights';
import classes from '../document/highlights.module.css';

const panes: { value: Pane; label: string }[] = [
  { value: 'details', label: highlightTexts.details },
  { value: 'document', label: highlightTexts.document },
];

/** Details and document side by side; on a narrow screen one at a time. */
export function CandidatePanes({ details, document }: { details: ReactNode; document: ReactNode }) {
  const highlights = useHighlights();
  return (
    <>
      <div className={classes.choice}>
        <SegmentedControl
          fullWidth
          aria-label={highlightTexts.view}
          data={panes}
          value={highlights?.pane ?? 'details'}
          onChange={(value) => {
            highlights?.setPane(value === 'document' ? value : 'details');
          }}
        />
      </div>
      <div className={classes.panes} data-pane={highlights?.pane}>
        <Paper p="md" className={classes.details ?? ''}>
          {details}
        </Paper>
        <Paper p="md" className={classes.document ?? ''}>
          {document}
        </Paper>
      </div>
    </>
  );
}
