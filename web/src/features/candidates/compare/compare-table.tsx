import { candidateName } from '@portal/domain/candidates/candidate-name';
import { shownCategories } from '@portal/domain/candidates/job-candidate';
import { cityAndState } from '@portal/domain/fields/postal-address';
import { displayScore, scoreState } from '@portal/domain/grading/display-score';
import { formatPartialDate, formatPeriod } from '@portal/domain/resumes/format-period';
import { compareTexts } from '@portal/domain/texts/compare';
import type { MustHaveOutcome } from '@portal/domain/grading/must-have';
import { gradeTexts } from '@portal/domain/texts/grading';
import { resolveLabel } from '@portal/domain/texts/labels';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { loadStateTexts } from '@portal/domain/texts/states';
import { ActionIcon, Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormattedText } from '../../../components/editor/formatted-text';
import { ScoreBar } from '../../../components/ui/score-bar';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import classes from './compare.module.css';
import { SubmitButton } from '../submit/submit-button';
import type { ComparedCandidate } from './compared-candidate';
import { mustHavesMatrix } from './must-haves-matrix';
import { skillsMatrix, type SkillOutcome } from './skills-matrix';

type There = Extract<ComparedCandidate, { status: 'there' }>;
interface Props {
  candidates: readonly ComparedCandidate[];
  isJobParsed: boolean;
  onRemove: (candidateId: string) => void;
}

const signs: Record<SkillOutcome, string> = { found: '●', near: '◐', missing: '○' };
const maxEntries = 5;
const maxSkills = 15;

/** A column for each candidate, a row for each thing that is compared. */
export function CompareTable({ candidates, isJobParsed, onRemove }: Props) {
  const { customLabels } = useOrganization();
  const records = candidates.map((compared) => (compared.status === 'there' ? compared.parsing : null));
  const mustHaves = mustHavesMatrix(records);
  const matrix = skillsMatrix(records, mustHaves);
  const asked = new Set([...mustHaves, ...matrix].map(({ name }) => name.toLowerCase()));
  const categories = shownCategories.filter((category) =>
    candidates.some((one) => one.status === 'there' && one.candidate.sovren.unweightedScores[category] !== undefined),
  );
  const row = (title: string, cell: (candidate: There, index: number) => ReactNode) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      {candidates.map((one, index) => (
        <td key={one.id}>{one.status === 'there' ? cell(one, index) : null}</td>
      ))}
    </tr>
  );
  const heading = (title: string) => (
    <tr className={classes.part}>
      <th scope="colgroup" colSpan={candidates.length + 1}>
        {title}
      </th>
    </tr>
  );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          {candidates.map((one) => (
            <th key={one.id} scope="col">
              <Head compared={one} onRemove={onRemove} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(compareTexts.score, ({ candidate: { sovren } }) => (
          <ScoreBar
            state={scoreState({
              isJobParsed,
              isFileParsed: sovren.sovrenParsedStatus === 'parsed',
              weightedScore: sovren.weightedScore,
            })}
          />
        ))}
        {categories.length > 0 && heading(compareTexts.categories)}
        {categories.map((category) =>
          row(gradeTexts.categories[category], ({ candidate }) =>
            scoreText(candidate.sovren.unweightedScores[category]),
          ),
        )}
        {mustHaves.length > 0 && heading(mustHaveTexts.title)}
        {mustHaves.map(({ name, outcomes }) =>
          row(name, (_candidate, index) => <MustHaveCell outcome={outcomes[index] ?? null} />),
        )}
        {matrix.length > 0 && heading(compareTexts.skills)}
        {matrix.map(({ name, outcomes }) =>
          row(name, (_candidate, index) => <Outcome outcome={outcomes[index] ?? null} />),
        )}
        {heading(compareTexts.person)}
        {row(compareTexts.otherSkills, ({ candidate }) =>
          furtherSkills(candidate.skills.filter((skill) => !asked.has(skill.toLowerCase()))),
        )}
        {row(compareTexts.experience, ({ parsing }) => (
          <Entries
            entries={(parsing?.parsed.work ?? []).map(({ title, companyName, ...period }) => ({
              what: title || companyName,
              where: title ? companyName : '',
              when: formatPeriod(period),
            }))}
          />
        ))}
        {row(compareTexts.education, ({ parsing }) => (
          <Entries
            entries={(parsing?.parsed.education ?? []).map(({ degree, major, school, endDate }) => ({
              what: degree || major || school,
              where: degree || major ? school : '',
              when: formatPartialDate(endDate),
            }))}
          />
        ))}
        {heading(compareTexts.notes)}
        {row(resolveLabel(customLabels, 'recruiterNotes'), ({ candidate }) => (
          <Notes text={candidate.summary.recruiterNotes} />
        ))}
        {row(resolveLabel(customLabels, 'internalNotes'), ({ candidate }) => (
          <Notes text={candidate.summary.privateNotes} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ compared, onRemove }: { compared: ComparedCandidate; onRemove: (candidateId: string) => void }) {
  const name = compared.status === 'there' ? candidateName(compared.candidate) : compareTexts.gone;
  return (
    <div className={classes.head}>
      <div className={classes.person}>
        {compared.status === 'loading' && <Skeleton height={20} aria-label={loadStateTexts.loading} />}
        {compared.status === 'gone' && compareTexts.gone}
        {compared.status === 'failed' && (
          <Button size="compact-sm" variant="default" onClick={compared.retry}>
            {loadStateTexts.tryAgain}
          </Button>
        )}
        {compared.status === 'there' && (
          <>
            <Anchor
              component={Link}
              fw={600}
              to={paths.candidate.href(compared.candidate.jobId, compared.candidate.id)}
              className={classes.name ?? ''}
            >
              <bdi>{name}</bdi>
            </Anchor>
            <Text size="xs" c="dimmed" className={classes.name ?? ''}>
              {[compared.candidate.occupation, cityAndState(compared.candidate.address)].filter(Boolean).join(' · ')}
            </Text>
            <div className={classes.print}>
              <SubmitButton
                organizationId={compared.candidate.organizationId}
                jobId={compared.candidate.jobId}
                candidateIds={[compared.id]}
                size="compact-xs"
                name={name}
              />
            </div>
          </>
        )}
      </div>
      <ActionIcon
        className={classes.print ?? ''}
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={compareTexts.remove(name)}
        onClick={() => {
          onRemove(compared.id);
        }}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function Outcome({ outcome }: { outcome: SkillOutcome | null }) {
  if (outcome === null) return null;
  return (
    <span className={classes.outcome} data-outcome={outcome}>
      <span aria-hidden>{signs[outcome]}</span> {compareTexts[outcome]}
    </span>
  );
}

const mustHaveSigns: Record<MustHaveOutcome, SkillOutcome> = { met: 'found', unclear: 'near', notMet: 'missing' };

function MustHaveCell({ outcome }: { outcome: MustHaveOutcome | null }) {
  if (outcome === null) return null;
  const sign = mustHaveSigns[outcome];
  return (
    <span className={classes.outcome} data-outcome={sign}>
      <span aria-hidden>{signs[sign]}</span> {mustHaveTexts.outcomes[outcome]}
    </span>
  );
}

function Notes({ text }: { text: string }) {
  return <div className={classes.notes}>{text ? <FormattedText html={text} /> : <NoEntry />}</div>;
}

function scoreText(score: number | undefined): string {
  return score === undefined ? '' : String(displayScore(score));
}

function furtherSkills(skills: readonly string[]): ReactNode {
  if (skills.length === 0) return <NoEntry />;
  return (
    <Text size="sm" lineClamp={8}>
      {skills.slice(0, maxSkills).join(', ')}
    </Text>
  );
}

/** What somebody has done, the latest first, each with place and time. */
function Entries({ entries }: { entries: readonly { what: string; where: string; when: string }[] }) {
  if (entries.length === 0) return <NoEntry />;
  return (
    <ul className={classes.entries}>
      {entries.slice(0, maxEntries).map(({ what, where, when }, index) => (
        <li key={index}>
          <bdi>{what}</bdi>
          <Text size="xs" c="dimmed">
            {[where, when].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function NoEntry() {
  return (
    <Text span size="sm" c="dimmed">
      {compareTexts.nothing}
    </Text>
  );
}
