import { viewerName } from '@portal/domain/events/public-viewer';
import { feedbackSchema } from '@portal/domain/feedback/feedback';
import { marketingViewSchema } from '@portal/domain/links/marketing-view';
import { collections } from '@portal/domain/paths/firestore-paths';
import { marketingActivityTexts as texts } from '@portal/domain/texts/marketing';
import { voteSchema } from '@portal/domain/votes/vote';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** What a viewer of a marketing profile did. */
interface ViewerActivity {
  key: string;
  who: string;
  what: string;
  details: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The latest of each kind. */
const maxOfKind = 20;

/** Visits, votes and feedback of a candidate's marketing profile, live, the latest first. */
export function useViewerActivity(organizationId: string, candidateId: string) {
  const { firestore } = useData();
  const [views, votes, feedback] = [
    collections.marketingViews(organizationId),
    collections.skillsCandidateVotes(organizationId, candidateId),
    collections.skillsCandidateFeedback(organizationId, candidateId),
  ];
  const viewed = useLiveQuery(
    `${views}|${candidateId}`,
    query(
      collection(firestore, views),
      where('kind', '==', 'profile'),
      where('targetId', '==', candidateId),
      orderBy('lastSeenAt', 'desc'),
      limit(maxOfKind),
    ),
    marketingViewSchema,
  );
  const voted = useLiveQuery(
    votes,
    query(collection(firestore, votes), orderBy('votedAt', 'desc'), limit(maxOfKind)),
    voteSchema,
  );
  const answered = useLiveQuery(
    feedback,
    query(collection(firestore, feedback), orderBy('createdAt', 'desc'), limit(maxOfKind)),
    feedbackSchema,
  );
  const all: ViewerActivity[] = [
    ...(viewed.data ?? []).map(({ id, viewer, location, duration, lastSeenAt }) => ({
      key: `view-${id}`,
      who: viewerName(viewer),
      what: texts.viewed,
      details: [duration > 0 && texts.seconds(Math.round(duration)), location.city || location.country]
        .filter(Boolean)
        .join(' · '),
      at: lastSeenAt,
    })),
    ...(voted.data ?? []).map(({ vote, viewer, votedAt }) => ({
      key: `vote-${viewer.guid}`,
      who: viewerName(viewer),
      what: vote === 'smVotePositive' ? texts.approved : texts.declined,
      details: '',
      at: votedAt,
    })),
    ...(answered.data ?? []).map((one) => ({
      key: `feedback-${one.publicViewer.sessionUID}`,
      who: viewerName(one.publicViewer),
      what: texts.answered,
      details: [one.whyApprove, one.whyDecline, one.scheduleTime, one.suggestion].filter(Boolean).join(' · '),
      at: one.createdAt?.toMillis() ?? 0,
    })),
  ];
  const sources = [viewed, voted, answered];
  const failed = sources.filter(({ status }) => status === 'error');
  return {
    isLoading: failed.length === 0 && sources.some(({ status }) => status === 'loading'),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const source of failed) source.retry();
    },
    rows: all.sort((a, b) => b.at - a.at),
  };
}
