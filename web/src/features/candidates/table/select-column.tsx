import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { candidateColumnTexts as headings } from '@portal/domain/texts/columns';
import { SelectBox, type Selection } from '../../../components/grid/cells/select-box';
import type { Column } from '../../../components/grid/column';

/** The column with the checkbox that selects a candidate; not available without a selection. */
export function selectColumn(selection: Selection | undefined): Column<JobCandidate> {
  return {
    id: 'select',
    header: headings.select,
    text: () => '',
    cell: (candidate) =>
      selection && (
        <SelectBox id={candidate.id} label={`${headings.select}: ${candidateName(candidate)}`} selection={selection} />
      ),
    width: 76,
    card: 'corner',
    isAction: true,
    isAvailable: selection !== undefined,
  };
}
