import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { SegmentedControl } from '@mantine/core';

interface Props {
  isJobMarket: boolean;
  onChange: (isJobMarket: boolean) => void;
}

/** Whether tearsheets show their candidates or their jobs. */
export function ModeSwitch({ isJobMarket, onChange }: Props) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={marketingTexts.mode}
      value={isJobMarket ? 'jobs' : 'candidates'}
      onChange={(value) => {
        onChange(value === 'jobs');
      }}
      data={[
        { value: 'candidates', label: marketingTexts.ofCandidates },
        { value: 'jobs', label: marketingTexts.ofJobs },
      ]}
    />
  );
}
