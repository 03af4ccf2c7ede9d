/** A candidate of a job, in a group that the agency lawfully records. */
export interface GroupedCandidate {
  group: string;
  /** 0 to 100; null without a score. */
  score: number | null;
  /** Whether a client was sent the candidate. */
  isSubmitted: boolean;
}

/** The figures of a group. */
export interface GroupFigures {
  group: string;
  candidates: number;
  submitted: number;
  /** Part of the candidates who were submitted, 0 to 1. */
  selectionRate: number;
  /** The selection rate by the highest of all groups; null where no group has one, and for a small group. */
  selectionImpact: number | null;
  /** Part of the scored candidates whose score is above the median of all, 0 to 1; null without scores. */
  scoringRate: number | null;
  /** As `selectionImpact`, of the scoring rates. */
  scoringImpact: number | null;
  medianScore: number | null;
}

/**
 * An impact ratio below it is a sign of adverse impact: the four-fifths rule of the Uniform Guidelines on Employee Selection
 * Procedures, 29 CFR 1607.4(D).
 */
export const fourFifths = 0.8;

/** Part of all candidates below which a group says too little (Rules of the City of New York, title 6, section 5-301). */
export const minPartOfGroup = 0.02;

/** Candidates below which a rate is chance. */
export const minCandidatesOfGroup = 5;

/**
 * Selection rates and scores by group, as Local Law 144 of New York asks: rates of selection, the part of a group that scores
 * above the median of all, and the ratio of each to the highest. Small groups set no highest rate and have no ratio.
 * @returns the groups, the largest first.
 */
export function biasReport(candidates: readonly GroupedCandidate[]): GroupFigures[] {
  const median = medianOf(scoresOf(candidates));
  const groups = [...new Set(candidates.map(({ group }) => group))].map((group) => {
    const members = candidates.filter((candidate) => candidate.group === group);
    const scores = scoresOf(members);
    const submitted = members.filter(({ isSubmitted }) => isSubmitted).length;
    return {
      ...{ group, candidates: members.length, submitted, medianScore: medianOf(scores) },
      selectionRate: submitted / members.length,
      scoringRate:
        median === null || scores.length === 0 ? null : scores.filter((score) => score > median).length / scores.length,
      isSmall: members.length < Math.max(minCandidatesOfGroup, candidates.length * minPartOfGroup),
    };
  });
  const highest = (rates: (number | null)[]) => Math.max(0, ...rates.map((rate) => rate ?? 0));
  const large = groups.filter(({ isSmall }) => !isSmall);
  const highestSelection = highest(large.map(({ selectionRate }) => selectionRate));
  const highestScoring = highest(large.map(({ scoringRate }) => scoringRate));
  return groups
    .map(({ isSmall, ...figures }) => ({
      ...figures,
      selectionImpact: isSmall ? null : ratio(figures.selectionRate, highestSelection),
      scoringImpact: isSmall ? null : ratio(figures.scoringRate, highestScoring),
    }))
    .toSorted((one, other) => other.candidates - one.candidates || one.group.localeCompare(other.group));
}

const ratio = (rate: number | null, highest: number) => (rate === null || highest === 0 ? null : rate / highest);

const scoresOf = (candidates: readonly GroupedCandidate[]) =>
  candidates.flatMap(({ score }) => (score === null ? [] : [score]));

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}
