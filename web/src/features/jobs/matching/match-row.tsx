import type { CandidateMatch } from '@portal/domain/contracts/matching-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { scoreState } from '@portal/domain/grading/display-score';
import type { Job } from '@portal/domain/jobs/job';
import { matchingTexts } from '@portal/domain/texts/matching';
import { Anchor, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { ScoreBar } from '../../../components/ui/score-bar';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { addMatch } from './find-matches';
import classes from './matching.module.css';

/** One person: who, from where, how well, why, and the button that makes a candidate of the job. */
export function MatchRow({ job, match }: { job: Job; match: CandidateMatch }) {
  const { fullName, occupation, city, state, jobTitle, resumes, weightedScore, found, near, missing } = match;
  const place = [city, state].filter(Boolean).join(', ');
  const origin = [matchingTexts.from(jobTitle), place, ...(resumes > 1 ? [matchingTexts.resumes(resumes)] : [])].filter(
    Boolean,
  );
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Anchor component={Link} to={paths.candidate.href(match.jobId, match.candidateId)} fw={500}>
          <bdi>{fullName}</bdi>
        </Anchor>
        {occupation && <Text size="sm">{occupation}</Text>}
        <Text size="xs" c="dimmed">
          {origin.join(' · ')}
        </Text>
      </div>
      <div className={classes.score}>
        <ScoreBar state={scoreState({ isJobParsed: true, isFileParsed: true, weightedScore })} />
      </div>
      <div className={classes.action}>
        <AddButton job={job} match={match} />
      </div>
      <div className={classes.why}>
        <Terms label={matchingTexts.found} terms={found} />
        <Terms label={matchingTexts.near} terms={near} />
        <Terms label={matchingTexts.missing} terms={missing} />
      </div>
    </li>
  );
}

function Terms({ label, terms }: { label: string; terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <Text size="xs" c="dimmed">
      <Text span size="xs" fw={500} c="var(--ink)">
        {label}
      </Text>{' '}
      {terms.join(' · ')}
    </Text>
  );
}

/** Retries use the same id, so that a lost answer cannot add the candidate twice. */
function AddButton({ job, match }: { job: Job; match: CandidateMatch }) {
  const { auth } = useFirebase();
  const [newId] = useState(() => crypto.randomUUID());
  const [added, setAdded] = useState<{ id: string; label: string } | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // It replaces the button, which had the focus; a focus that moved meanwhile stays.
  useEffect(() => {
    const { activeElement, body } = document;
    if (added && (activeElement === null || activeElement === body)) link.current?.focus({ preventScroll: true });
  }, [added]);
  const add = async () => {
    try {
      const { candidateId, duplicates } = await addMatch(auth, job, match, newId);
      const there = duplicates[0]?.candidateId;
      setAdded(
        there ? { id: there, label: matchingTexts.alreadyThere } : { id: candidateId, label: matchingTexts.added },
      );
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  if (added) {
    return (
      <Group gap={4} wrap="nowrap" role="status">
        <IconCheck size={15} color="var(--score-green)" aria-hidden />
        <Anchor ref={link} component={Link} to={paths.candidate.href(job.id, added.id)}>
          {added.label}
        </Anchor>
      </Group>
    );
  }
  return (
    <BusyButton size="xs" variant="light" label={matchingTexts.addSomebody(match.fullName)} onClick={add}>
      {matchingTexts.add}
    </BusyButton>
  );
}
