import { shownCategories } from '@portal/domain/candidates/job-candidate';
import { cityAndState } from '@portal/domain/fields/address';
import { scoreState } from '@portal/domain/grading/display-score';
import { compareTexts } from '@portal/domain/texts/compare';
import { gradeTexts } from '@portal/domain/texts/grading';
import { resolveLabel } from '@portal/domain/texts/labels';
import { loadStateTexts } from '@portal/domain/texts/states';
import { ActionIcon, Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ScoreBar } from '../../../components/ui/score-bar';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import { nameText } from '../components/candidate-columns';
import classes from './compare.module.css';
import type { Compared } from './compared';
import { skillsMatrix, type SkillOutcome } from './skills-matrix';

type There = Extract<Compared, { status: 'there' }>;
interface Props {
  candidates: readonly Compared[];
  isJobParsed: boolean;
  onRemove: (candidateId: string) => void;
}

const signs: Record<SkillOutcome, string> = { found: '●', near: '◐', missing: '○' };
const maxEntries = 5;

/** A column for each candidate, a row for each thing that is compared. */
export function CompareTable({ candidates, isJobParsed, onRemove }: Props) {
  const { customLabels } = useOrganization();
  const records = candidates.map((compared) => (compared.status === 'there' ? compared.parsing : null));
  const matrix = skillsMatrix(records);
  const asked = new Set(matrix.map(({ name }) => name.toLowerCase()));
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
        {matrix.length > 0 && heading(compareTexts.skills)}
        {matrix.map(({ name, outcomes }) =>
          row(name, (_candidate, index) => <Outcome outcome={outcomes[index] ?? null} />),
        )}
        {heading(compareTexts.person)}
        {row(compareTexts.otherSkills, ({ candidate }) =>
          lines(candidate.skills.filter((skill) => !asked.has(skill.toLowerCase())).slice(0, 15), ', '),
        )}
        {row(compareTexts.experience, ({ parsing }) =>
          lines(
            (parsing?.parsed.work ?? [])
              .slice(0, maxEntries)
              .map(({ title, companyName, startDate, endDate }) =>
                [[title, companyName].filter(Boolean).join(', '), [startDate, endDate].filter(Boolean).join(' – ')]
                  .filter(Boolean)
                  .join(' · '),
              ),
          ),
        )}
        {row(compareTexts.education, ({ parsing }) =>
          lines(
            (parsing?.parsed.education ?? [])
              .slice(0, maxEntries)
              .map(({ degree, major, school, endDate }) =>
                [degree || major, school, endDate].filter(Boolean).join(', '),
              ),
          ),
        )}
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

function Head({ compared, onRemove }: { compared: Compared; onRemove: (candidateId: string) => void }) {
  const name = compared.status === 'there' ? nameText(compared.candidate) : compareTexts.gone;
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

function Notes({ text }: { text: string }) {
  return (
    <div className={classes.notes} dir="auto">
      {text || (
        <Text span size="sm" c="dimmed">
          {compareTexts.nothing}
        </Text>
      )}
    </div>
  );
}

function scoreText(score: number | undefined): string {
  return score === undefined ? '' : String(Math.round(score));
}

function lines(items: readonly string[], separator?: string): ReactNode {
  const told = items.filter(Boolean);
  if (told.length === 0) {
    return (
      <Text span size="sm" c="dimmed">
        {compareTexts.nothing}
      </Text>
    );
  }
  if (separator !== undefined) {
    return (
      <Text size="sm" lineClamp={8}>
        {told.join(separator)}
      </Text>
    );
  }
  return told.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <bdi>{item}</bdi>
    </Fragment>
  ));
}
