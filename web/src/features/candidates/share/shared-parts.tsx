import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { showsOriginal } from '@portal/domain/candidates/sharing';
import { shareTexts, sharedPartTexts } from '@portal/domain/texts/candidate-page';
import { Badge, Group, Paper, Stack, Switch, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useOrganization } from '../../../session/session-context';
import { useCandidateActions } from '../data/use-candidate-actions';
import classes from './shared-parts.module.css';

type SharingSwitch = 'isPublic' | 'showOriginal' | 'hideContactDetails' | 'enablePdfDownloads' | 'showExternalGrade';

/** Everything that viewers of the public page see, each part with its switch where it has one. */
export function SharedParts({ candidate }: { candidate: JobCandidate }) {
  const organization = useOrganization();
  const titleId = useId();
  const { change, recordSharing } = useCandidateActions();
  const isDocumentChosen = candidate.showOriginal ?? organization.displayOriginalResumeFromAllJobs;
  const isDocumentShown = showsOriginal(candidate, organization);
  const { formatted, recruiterNotes, contact, showOriginal } = sharedPartTexts;
  const documentHelp = candidate.hideContactDetails ? showOriginal.redacted : showOriginal.help;
  const set = (field: SharingSwitch) => (isOn: boolean) => {
    void change(candidate, { [field]: isOn });
    recordSharing(candidate, `${sharedPartTexts[field].label}: ${isOn ? 'on' : 'off'}`);
  };
  const switchOf = (
    field: SharingSwitch,
    isOn = candidate[field] ?? false,
    help: string = sharedPartTexts[field].help,
  ) => (
    <Switch
      className={classes.row}
      size="sm"
      labelPosition="left"
      label={sharedPartTexts[field].label}
      description={help}
      checked={isOn}
      onChange={(event) => {
        set(field)(event.currentTarget.checked);
      }}
    />
  );
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h5" id={titleId} mb="xs">
        {shareTexts.viewersSee}
      </Title>
      <Paper withBorder>
        <Stack gap={0}>
          <FixedPart
            label={formatted.label}
            help={candidate.hideContactDetails ? formatted.help : `${formatted.help} ${formatted.helpWithTexts}`}
            state={shareTexts.always}
          />
          <FixedPart
            {...recruiterNotes}
            state={candidate.summary.recruiterNotes ? shareTexts.shown : shareTexts.hidden}
          />
          <FixedPart {...contact} state={organization.hideContactInformation ? shareTexts.hidden : shareTexts.shown} />
          {switchOf('hideContactDetails')}
          {switchOf(
            'showOriginal',
            isDocumentChosen,
            isDocumentChosen && !isDocumentShown ? showOriginal.blocked : documentHelp,
          )}
          {switchOf('enablePdfDownloads')}
          {switchOf('showExternalGrade')}
          {switchOf('isPublic')}
        </Stack>
      </Paper>
    </section>
  );
}

/** A part that the notes or the organization decide. */
function FixedPart({ label, help, state }: { label: string; help: string; state: string }) {
  return (
    <Group className={classes.row} justify="space-between" wrap="nowrap" gap="md">
      <div>
        <Text size="sm">{label}</Text>
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      </div>
      <Badge variant="light" color="gray" style={{ flexShrink: 0 }}>
        {state}
      </Badge>
    </Group>
  );
}
