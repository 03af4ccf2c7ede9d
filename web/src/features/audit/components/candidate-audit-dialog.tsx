import { actionInWords, auditTexts as texts } from '@portal/domain/texts/audit';
import { Modal, Table, Text } from '@mantine/core';
import { fullMoment } from '../../../components/ui/format';
import { Loaded } from '../../../components/ui/loaded';
import { Empty } from '../../../components/ui/states';
import { useCandidateAudit } from '../data/use-candidate-audit';
import { userOf } from './audit-columns';

interface Props {
  organizationId: string;
  candidateId: string;
  nameOf: (uid: string) => string;
  onClose: () => void;
}

/** The part of the audit trail that is about one candidate. */
export function CandidateAuditDialog({ organizationId, candidateId, nameOf, onClose }: Props) {
  const live = useCandidateAudit(organizationId, candidateId);
  return (
    <Modal opened onClose={onClose} title={texts.ofCandidateTitle} centered size="lg">
      <Loaded live={live} rows={4}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty>{texts.ofCandidateNone}</Empty>
          ) : (
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.action}</Table.Th>
                  <Table.Th>{texts.user}</Table.Th>
                  <Table.Th>{texts.time}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {entries.map((entry) => (
                  <Table.Tr key={entry.id}>
                    <Table.Td>
                      <Text size="sm">{actionInWords(entry.action)}</Text>
                      {entry.details && (
                        <Text size="xs" c="dimmed">
                          {entry.details}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>{userOf(entry, { ofUser: nameOf })}</Table.Td>
                    <Table.Td>{fullMoment.format(entry.at)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Loaded>
    </Modal>
  );
}
