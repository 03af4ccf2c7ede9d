import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { showsOriginal } from '@portal/domain/candidates/sharing';
import { shareTexts, sharedPartTexts, sharedProfileTexts } from '@portal/domain/texts/candidate-page';
import { Paper, Stack, Switch, Title } from '@mantine/core';
import type { ViewerProfile } from '@portal/domain/profiles/viewer-profile';
import { useId } from 'react';
import { useOrganization } from '../../../session/session-context';
import { useCandidateActions } from '../data/use-candidate-actions';
import { SharedProfile } from './shared-profile';
import type { SelectedProfile } from '../data/use-selected-profile';
import { FixedPart } from './fixed-part';
import classes from './shared-parts.module.css';

type SharingSwitch = 'isPublic' | 'showOriginal' | 'hideContactDetails' | 'enablePdfDownloads' | 'showExternalGrade';

const { enablePdfDownloads } = sharedPartTexts;
/** What the downloaded PDF is. */
const pdfHelp: Readonly<Record<ViewerProfile<SelectedProfile>['kind'], string>> = {
  resume: enablePdfDownloads.help,
  named: enablePdfDownloads.profile,
  anonymous: enablePdfDownloads.profile,
  nothing: enablePdfDownloads.nothing,
};

interface Props {
  candidate: JobCandidate;
  /** What viewers get in place of the resume. */
  shown: ViewerProfile<SelectedProfile>;
}

/** Everything that viewers of the public page see, each part with its switch where it has one. */
export function SharedParts({ candidate, shown }: Props) {
  const organization = useOrganization();
  const titleId = useId();
  const { change, recordSharing } = useCandidateActions();
  const isDocumentChosen = candidate.showOriginal ?? organization.displayOriginalResumeFromAllJobs;
  const isDocumentShown = showsOriginal(candidate, organization);
  const { formatted, recruiterNotes, contact, showOriginal, showExternalGrade } = sharedPartTexts;
  const hidesName = shown.kind === 'anonymous' || shown.kind === 'nothing';
  const documentHelp = () => {
    if (hidesName) return showOriginal.anonymous;
    if (isDocumentChosen && !isDocumentShown) return showOriginal.blocked;
    return candidate.hideContactDetails ? showOriginal.redacted : showOriginal.help;
  };
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
          <SharedProfile shown={shown} />
          {shown.kind === 'resume' ? (
            <>
              <FixedPart
                label={formatted.label}
                help={candidate.hideContactDetails ? formatted.help : `${formatted.help} ${formatted.helpWithTexts}`}
                state={shareTexts.always}
              />
              <FixedPart
                label={recruiterNotes.label}
                help={recruiterNotes.help}
                state={candidate.summary.recruiterNotes ? shareTexts.shown : shareTexts.hidden}
              />
            </>
          ) : (
            <PartsOfProfile kind={shown.kind} />
          )}
          <FixedPart {...contact} state={organization.hideContactInformation ? shareTexts.hidden : shareTexts.shown} />
          {switchOf('hideContactDetails')}
          {switchOf('showOriginal', isDocumentChosen, documentHelp())}
          {switchOf('enablePdfDownloads', undefined, pdfHelp[shown.kind])}
          {switchOf('showExternalGrade', undefined, hidesName ? showExternalGrade.anonymous : showExternalGrade.help)}
          {switchOf('isPublic')}
        </Stack>
      </Paper>
    </section>
  );
}

/** The resume and the notes of a candidate whose page shows a profile, or nothing. */
function PartsOfProfile({ kind }: { kind: 'named' | 'anonymous' | 'nothing' }) {
  const { formatted, recruiterNotes } = sharedPartTexts;
  const help = kind === 'named' ? formatted.byProfile : formatted.anonymous;
  return (
    <>
      <FixedPart label={formatted.label} help={help} state={shareTexts.hidden} />
      <FixedPart
        label={recruiterNotes.label}
        help={kind === 'nothing' ? recruiterNotes.help : recruiterNotes.byProfile}
        state={kind === 'nothing' ? shareTexts.hidden : sharedProfileTexts.byProfile}
      />
    </>
  );
}
