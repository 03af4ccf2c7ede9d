import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import { profilesApi } from '@portal/domain/contracts/profiles-api';
import type { BuildInput } from '@portal/domain/profiles/build-profile';
import type { TemplateSide } from '@portal/domain/templates/choose-template';
import { useEffect, useState } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

type Answer = AnswerOf<typeof profilesApi.previewTemplate>;
type Subject = Answer['subjects'][number];

/** The key of the sample among the subjects. */
export const sampleSubject = 'sample';

interface PreviewData {
  status: 'loading' | 'loaded' | 'failed';
  subjects: { key: string; label: string }[];
  /** Key of the shown subject, or of the sample. */
  chosen: string;
  choose: (key: string) => void;
  /** Null for the sample. */
  input: BuildInput | null;
}

/** The data that fills a template's preview: of the latest candidate or job, or of a chosen one. */
export function usePreviewData(organizationId: string, side: TemplateSide): PreviewData {
  const { auth } = useFirebase();
  /** Null for the latest one. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [answer, setAnswer] = useState<{ wanted: string | null; data: Answer | null }>();
  const [subjects, setSubjects] = useState<Subject[]>([]);
  useEffect(() => {
    if (wanted === sampleSubject) return undefined;
    const controller = new AbortController();
    const [jobId = '', candidateId = ''] = wanted?.split('/') ?? [];
    callApi(
      auth,
      profilesApi.previewTemplate,
      { organizationId, side, jobId, candidateId },
      { api: 'app', signal: controller.signal },
    ).then(
      (data) => {
        setSubjects(data.subjects);
        setAnswer({ wanted, data });
      },
      () => {
        if (!controller.signal.aborted) setAnswer({ wanted, data: null });
      },
    );
    return () => {
      controller.abort();
    };
  }, [auth, organizationId, side, wanted]);

  const isSample = wanted === sampleSubject;
  const current = answer?.wanted === wanted ? answer : undefined;
  const shown = current?.data?.shown;
  return {
    status: isSample || current?.data ? 'loaded' : current ? 'failed' : 'loading',
    subjects: subjects.map((subject) => ({ key: keyOf(subject), label: labelOf(subject) })),
    chosen: isSample ? sampleSubject : (wanted ?? (shown ? keyOf(shown) : sampleSubject)),
    choose: setWanted,
    input: isSample ? null : (current?.data?.input ?? null),
  };
}

const keyOf = ({ jobId, candidateId }: Pick<Subject, 'jobId' | 'candidateId'>) => `${jobId}/${candidateId}`;
const labelOf = ({ name, detail }: Subject) => (detail === '' ? name : `${name}, ${detail}`);
