import { contactSchema } from '@portal/domain/contacts/contact';
import { jobSchema } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { clientWaitSchema } from '@portal/domain/submissions/client-wait';
import {
  candidateRecipientSchema,
  type CandidateRecipient,
  type SubmissionRecipient,
} from '@portal/domain/submissions/recipient';
import { collection, doc, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useData } from '../../../firebase/data-provider';
import { readDocument, useLiveDocument, useLiveQuery } from '../../../firebase/use-live';
import { knownRecipients } from './known-recipients';

const maxContacts = 50;
/** Latest submissions to the client whose recipients are read, and how many of each. */
const maxSubmissions = 5;
const maxRecipients = 10;

/** Whom a submission of a job may go to; empty while it is loading, and for a job without a client. */
export function useKnownRecipients(organizationId: string, jobId: string): SubmissionRecipient[] {
  const { firestore } = useData();
  const job = useLiveDocument(doc(firestore, documents.job(organizationId, jobId)), jobSchema).data;
  const company = job?.company.trim() ?? '';
  const contactsPath = collections.clientContacts(organizationId);
  const waitsPath = collections.clientWaits(organizationId);
  // Without a company both find nothing: no record has this one.
  const asked = company || '\u0000';
  // Staff who are denied the contacts are offered the former recipients alone.
  const contacts = useLiveQuery(
    `${contactsPath}|of|${asked}`,
    query(collection(firestore, contactsPath), where('companyName', '==', asked), limit(maxContacts)),
    contactSchema,
  ).data;
  const waits = useLiveQuery(
    `${waitsPath}|of|${asked}`,
    query(
      collection(firestore, waitsPath),
      where('company', '==', asked),
      orderBy('submittedAt', 'desc'),
      limit(maxSubmissions),
    ),
    clientWaitSchema,
  ).data;
  const [used, setUsed] = useState<readonly CandidateRecipient[]>([]);
  const submitted = (waits ?? []).map((wait) => `${wait.jobId}/${wait.candidateId}`).join(' ');
  useEffect(() => {
    let isCurrent = true;
    const paths = submitted
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split('/'))
      .map(([job = '', candidate = '']) => collections.candidateRecipients(organizationId, job, candidate));
    Promise.all(
      paths.map((path) => getDocs(query(collection(firestore, path), orderBy('sentAt', 'desc'), limit(maxRecipients)))),
    ).then(
      (found) => {
        if (!isCurrent) return;
        setUsed(found.flatMap(({ docs }) => docs).map((one) => readDocument(candidateRecipientSchema, one)));
      },
      // They are a help, not a condition: recipients can be typed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [firestore, organizationId, submitted]);
  return knownRecipients(used, contacts ?? [], job?.contact ?? null);
}
