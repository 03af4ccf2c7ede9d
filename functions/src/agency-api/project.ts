import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { currentSubmissionStatus } from '@portal/domain/candidates/submission-status';
import type { ApiCandidate, ApiJob } from '@portal/domain/contracts/agency-api';
import type { Timestamp } from '@portal/domain/fields/time';
import { displayScore } from '@portal/domain/grading/display-score';
import { jobStatus, type Job } from '@portal/domain/jobs/job';

const isoOf = (time: Timestamp | null | undefined) => time?.toDate().toISOString() ?? null;

/** A job without links, weights and names of staff. */
export function projectJob(job: Job): ApiJob {
  const { amount, maxAmount, currency, frequency } = job.salary;
  return {
    id: job.id,
    title: job.jobTitle,
    company: job.company,
    description: job.jobDescription,
    status: job.status === jobStatus.open ? 'open' : 'closed',
    address: job.address,
    remote: job.remote,
    salary: { amount, maxAmount, currency, frequency },
    requiredSkills: job.jobSkills.requiredSkills,
    preferredSkills: job.jobSkills.preferredSkills,
    categories: job.categories,
    industries: job.industries,
    candidates: job.totalCandidates,
    createdAt: isoOf(job.createdAt),
    changedAt: isoOf(job.activityAt),
  };
}

/** A candidate without links, notes, files, votes and views. */
export function projectCandidate(candidate: JobCandidate): ApiCandidate {
  const { id, jobId, firstName, lastName, fullName, email, phone, occupation, address, skills, source } = candidate;
  const { submissionStatus, sovren, agreement } = candidate;
  return {
    ...{ id, jobId, firstName, lastName, fullName, email, phone, occupation, address, skills, source },
    submission: { step: currentSubmissionStatus(submissionStatus), status: submissionStatus.detail },
    score: sovren.weightedScore === null ? null : displayScore(sovren.weightedScore),
    agreement: agreement.state,
    createdAt: isoOf(candidate.createdAt),
    changedAt: isoOf(candidate.activityAt),
  };
}
