import type { Contact } from '@portal/domain/contacts/contact';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { mailingsApi } from '@portal/domain/contracts/mailings-api';
import { emailFigureTexts as texts } from '@portal/domain/texts/marketing';
import { analyticsTexts } from '@portal/domain/texts/profiles';
import { tableTexts } from '@portal/domain/texts/tables';
import { Modal, Stack, Table, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useContactCalls } from '../data/contact-calls';

type Figures = AnswerOf<typeof mailingsApi.emailAnalytics>;
type State = { status: 'loading' } | { status: 'failed' } | { status: 'shown'; figures: Figures };

const percent = (rate: number) => `${Math.round(rate * 100)}%`;

/** Rows of the dialog: a name, the figure of tearsheet emails, and that of all emails. */
function rowsOf(figures: Figures): [string, string, string][] {
  return [
    [texts.opened, String(figures.tearsheetEmailsOpened), String(figures.overallEmailsOpened)],
    [texts.openRate, percent(figures.tearsheetOpenRate), percent(figures.overallOpenRate)],
    [texts.clicked, String(figures.tearsheetClicked), String(figures.overallClicked)],
    [texts.clickedOverSent, percent(figures.tearsheetClickedOverSent), percent(figures.overallClickedOverSent)],
    [texts.clickedOverOpened, percent(figures.tearsheetClickedOverOpened), percent(figures.overallClickedOverOpened)],
  ];
}

/** Email figures of a contact or lead. */
export function AnalyticsDialog(props: { organizationId: string; contact: Contact; onClose: () => void }) {
  const { organizationId, contact, onClose } = props;
  const { analytics } = useContactCalls(organizationId);
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () => {
      let isWanted = true;
      analytics(contact).then(
        (figures) => {
          if (isWanted) setState({ status: 'shown', figures });
        },
        () => {
          if (isWanted) setState({ status: 'failed' });
        },
      );
      return () => {
        isWanted = false;
      };
    },
    // The call is made anew with each render and asks for the same contact.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [contact.id, attempt],
  );
  return (
    <Modal opened onClose={onClose} title={texts.title(contact.name)} centered>
      {state.status === 'loading' && <RowsLoading rows={5} />}
      {state.status === 'failed' && (
        <LoadFailed
          what={contact.isLead ? analyticsTexts.leadFailed : analyticsTexts.contactFailed}
          onRetry={() => {
            setState({ status: 'loading' });
            setAttempt((number) => number + 1);
          }}
        />
      )}
      {state.status === 'shown' && (
        <Stack gap="sm">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Td />
                <Table.Th ta="end">{texts.tearsheets}</Table.Th>
                <Table.Th ta="end">{texts.overall}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rowsOf(state.figures).map(([name, tearsheet, overall]) => (
                <Table.Tr key={name}>
                  <Table.Th fw={400}>{name}</Table.Th>
                  <Table.Td ta="end">{tearsheet}</Table.Td>
                  <Table.Td ta="end">{overall}</Table.Td>
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Th fw={400}>{texts.subscribed}</Table.Th>
                <Table.Td />
                <Table.Td ta="end">{state.figures.subscribed ? tableTexts.yes : tableTexts.no}</Table.Td>
              </Table.Tr>
            </Table.Tbody>
          </Table>
          {state.figures.bounced && (
            <Text size="sm" c="red">
              {texts.bounced}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {texts.note}
          </Text>
        </Stack>
      )}
    </Modal>
  );
}
